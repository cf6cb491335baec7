/**
 * How a ruleset wants its table to look: the `layout` section, read leniently. The checked section arrives as plain
 * data; whatever it does not say has a sensible default, so that a new game has a table before it has a layout.
 */

import { own } from '#lib/language/tools/own.ts';

/** What becomes of a zone on the table. */
export type ZoneRole =
	/** In front of its owner, piece by piece. */
	| 'hand'
	/** Only its number is shown. */
	| 'hidden'
	/** Side by side, equal faces together. */
	| 'row'
	/** One heap with a number. */
	| 'pile'
	/** Counters on a space of the map. */
	| 'stack'
	/** What a space is made of: drawn as the space itself. */
	| 'ground';

export interface CounterLayout {
	/** Attribute printed large. */
	value: string | null;
	/** Attributes shown as small symbols, with the icon of each where one is given. */
	marks: { attribute: string; icon: string | null }[];
	/** Attribute whose value colours the counter. */
	colour: string | null;
}

export interface TableLayout {
	table: 'map' | 'rows';
	/** What players read whose own language is not known. */
	language: string | null;
	space: {
		label: string | null;
		fill: string | null;
		owner: string | null;
		/** Kinds that never disappear under a stack. */
		apart: string[];
	};
	/** Value of the fill (or counter colour) attribute -> colour name or hex colour. */
	colours: Record<string, string>;
	status: string[];
	players: string[];
	zones: Record<string, ZoneRole>;
	counter: CounterLayout;
}

const ROLES: readonly ZoneRole[] = ['hand', 'hidden', 'row', 'pile', 'stack', 'ground'];

export function readLayout(layout: unknown): TableLayout {
	const root = asMap(layout);
	const space = asMap(root['space']);
	const fill = space['fill'];
	const counter = asMap(root['counter']);
	return {
		table: root['table'] === 'rows' ? 'rows' : 'map',
		language: asText(root['language']),
		space: {
			label: asText(space['label']),
			fill: asText(fill) ?? asText(asMap(fill)['attribute']),
			owner: asText(space['owner']),
			apart: asTexts(space['apart'])
		},
		colours: {
			...asTextMap(asMap(counter['colour'])['colours']),
			...asTextMap(root['colours']),
			...asTextMap(asMap(fill)['colours'])
		},
		status: asTexts(root['status']),
		players: asTexts(root['players']),
		zones: asRoles(root['zones']),
		counter: {
			value: asText(counter['value']),
			marks: asMarks(counter['marks']),
			colour: asText(counter['colour']) ?? asText(asMap(counter['colour'])['attribute'])
		}
	};
}

/** The role of a zone the layout does not mention. */
export function roleOf(layout: TableLayout, zone: string, per: 'game' | 'player' | 'space') {
	return own(layout.zones, zone) ?? ({ game: 'pile', player: 'row', space: 'stack' } as const)[per];
}

/** A colour of the layout as CSS: one of the printed tones, or `#rrggbb`. Anything else is paper. */
export function cssColour(name: string | undefined): string {
	if (name === undefined) return 'var(--tone-bone)';
	if (/^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(name)) return name;
	return /^[a-z][a-z-]*$/.test(name) ? `var(--tone-${name}, var(--tone-bone))` : 'var(--tone-bone)';
}

function asMap(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as Record<string, unknown>)
		: {};
}

function asText(value: unknown): string | null {
	return typeof value === 'string' ? value : null;
}

function asTexts(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function asTextMap(value: unknown): Record<string, string> {
	const entries = Object.entries(asMap(value));
	return Object.fromEntries(entries.filter(([, item]) => typeof item === 'string')) as Record<
		string,
		string
	>;
}

function asRoles(value: unknown): Record<string, ZoneRole> {
	return Object.fromEntries(
		Object.entries(asMap(value)).flatMap(([zone, given]) => {
			const role = ROLES.find((one) => one === given);
			return role ? [[zone, role] as const] : [];
		})
	);
}

/** `[swift]`, or with icons `{ swift: feather }`. */
function asMarks(value: unknown): CounterLayout['marks'] {
	if (Array.isArray(value)) return asTexts(value).map((attribute) => ({ attribute, icon: null }));
	return Object.entries(asMap(value)).map(([attribute, icon]) => ({
		attribute,
		icon: asText(icon)
	}));
}
