/** How long a text is when something usual has been put into it. */
import { argumentName, type MessageFormatElement, type ReadMessage, TYPE } from './read-message.ts';

/** A name with its article. */
const NAME = 12;
const NUMBER = 2;

/** Of several forms the longest counts. `isNumber`: what is put in under this name is one. */
export function messageLength(
	{ elements }: Pick<ReadMessage & { ok: true }, 'elements'>,
	isNumber: (name: string) => boolean
): number {
	return elements.reduce((sum, element) => sum + elementLength(element, isNumber), 0);
}

function elementLength(element: MessageFormatElement, isNumber: (name: string) => boolean): number {
	if ('options' in element) {
		const forms = Object.values(element.options);
		return Math.max(...forms.map(({ value }) => messageLength({ elements: value }, isNumber)));
	}
	switch (element.type) {
		case TYPE.literal:
			return [...argumentName(element.value)].length;
		case TYPE.pound:
			return NUMBER;
		case TYPE.argument:
			return isNumber(argumentName(element.value).split('.')[0] ?? '') ? NUMBER : NAME;
		default:
			return 0;
	}
}
