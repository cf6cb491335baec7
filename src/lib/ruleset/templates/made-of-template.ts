/** What comes of a template: the path and text of a file, which is a new one or the variant's own. */
import type { Template } from './templates.ts';
import { filledTemplate } from './fill-template.ts';
import { withPart } from './insert-part.ts';

export interface Made {
	path: string;
	text: string;
}

/** What is made gets this id and name; `answers` are those to what the template asks. */
export interface Wanted {
	id: string;
	name: string;
	answers: readonly (string | number | null)[];
}

/** `variant`: the file into which a part goes. null: it says something of the same things already, or cannot be read. */
export function madeOfTemplate(
	template: Template,
	game: string,
	variant: Made,
	wanted: Wanted
): Made | null {
	const text = filledTemplate(template, wanted.id, wanted.name, wanted.answers);
	if (text === null) return null;
	switch (template.makes) {
		case 'part': {
			const whole = withPart(variant.text, text);
			return whole === null ? null : { path: variant.path, text: whole };
		}
		case 'house-rule':
			return { path: `${game}/house-rules/${wanted.id}.yaml`, text };
		case 'scenario':
			return { path: `${game}/tests/${wanted.id}.yaml`, text };
		case 'variant':
			return { path: `variants/${wanted.id}.yaml`, text };
	}
}
