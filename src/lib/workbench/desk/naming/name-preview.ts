/** Sentences of a game with a name that is being written, as they will be read. */
import type { PhraseArgument } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { PieceText } from '#lib/ruleset/program/program.ts';
import type { NameWords } from '#lib/workbench/mine/own-pieces.ts';
import {
	Lexicon,
	type PhraseContext,
	type PhrasePart,
	phraseParts
} from '#lib/workbench/lookup/phrase.ts';
import type { Rules } from '#lib/rules-server/rules-server.ts';
import { isKind } from './name-draft.ts';

type Called = ReturnType<PhraseContext['called']>;

/** The key of what is being named. */
export const NAMED = '(named)';
const SOMEBODY = 'Anna';
const SOMEWHERE = '(space)';
/** Sentences that are enough to hear it. */
const FEW = 3;

/** Lines of the log come first, then what needs little else; each in another form. */
export function previewsOf(
	rules: Rules,
	kind: string,
	language: string,
	words: NameWords
): PhrasePart[][] {
	const texts = rules.pieceTexts
		.filter((pieceText) => pieceText.language === language && isKind(rules, kind, pieceText.kind))
		.filter((pieceText) => Object.values(pieceText.args).every((type) => isFillable(type)))
		.map((text) => ({ text, rank: rankOf(text) }))
		.toSorted((a, b) => a.rank - b.rank);
	const chosen = new Map<string | null, PieceText>();
	for (const { text } of texts) if (!chosen.has(text.form)) chosen.set(text.form, text);
	const bent = [...chosen.values()].filter(({ form }) => form !== null);
	const shown = bent.length > 0 ? bent : [...chosen.values()];
	const context = contextOf(rules, language, words);
	return shown
		.slice(0, FEW)
		.map(({ path, name, args }) =>
			phraseParts({ path, args: filledIn(rules, name, args) }, context)
		);
}

function rankOf({ path, args }: PieceText): number {
	const things = Object.values(args).filter(({ t }) => t === 'piece').length;
	return (path.startsWith('log.') ? 0 : 10) + Object.keys(args).length + 3 * (things - 1);
}

function isFillable({ t }: Type): boolean {
	return t === 'piece' || t === 'player' || t === 'space' || t === 'int' || t === 'enum';
}

function filledIn(
	rules: Rules,
	named: string,
	args: PieceText['args']
): Record<string, PhraseArgument> {
	return Object.fromEntries(
		Object.entries(args).map(([name, type]) => [name, argumentOf(rules, name === named, type)])
	);
}

function argumentOf({ enums, kinds, faces }: Rules, isNamed: boolean, type: Type): PhraseArgument {
	switch (type.t) {
		case 'enum': {
			const { id = '', values = [] } = enums[type.enum] ?? {};
			return { of: 'enum', enum: id, value: values[0] ?? null };
		}
		case 'int':
			return { of: 'number', value: 2 };
		case 'piece': {
			if (isNamed) return { of: 'thing', keys: [NAMED] };
			const other = faces.find((face) => isKind({ kinds }, kinds[face.kind]?.id ?? '', type.kind));
			return { of: 'thing', keys: [other?.id ?? SOMEBODY] };
		}
		case 'space':
			return { of: 'thing', keys: [SOMEWHERE] };
		default:
			return { of: 'thing', keys: [SOMEBODY] };
	}
}

function contextOf(rules: Rules, language: string, words: NameWords): PhraseContext {
	const path = `pieces.${NAMED}`;
	const { name, ...beside } = words;
	const named = Object.fromEntries(
		Object.entries(beside).map(([part, text]) => [`${path}.${part}`, text])
	);
	const texts = { ...own(rules.texts, language), ...named, [path]: name };
	const lexicon = new Lexicon({ ...rules.texts, [language]: texts }, language);
	const called = (key: string): Called => {
		if (key === NAMED) return { text: name, path, after: '' };
		if (key === SOMEWHERE) return spaceCalled(rules, lexicon);
		const isPiece = rules.faces.some(({ id }) => id === key);
		return isPiece
			? { text: lexicon.name('pieces', key), path: `pieces.${key}`, after: '' }
			: { text: key, path: null, after: '' };
	};
	return { lexicon, called, nothing: '–', pass: '–', unknown: String };
}

/** By the first value of its label, as spaces are called on the table. */
function spaceCalled({ attributes, fields, enums, layout }: Rules, lexicon: Lexicon): Called {
	const { label, fill } = layout.space;
	const declared = [...attributes, ...fields.space].find(({ id }) => id === (label ?? fill));
	const type = declared?.type.t === 'optional' ? declared.type.of : declared?.type;
	const { id, values } = type?.t === 'enum' ? (enums[type.enum] ?? {}) : {};
	const value = values?.[0];
	if (id === undefined || value === undefined) return { text: '1,0', path: null, after: '' };
	return { text: lexicon.name(`enums.${id}`, value), path: `enums.${id}.${value}`, after: '' };
}
