/** Pieces as they are written, in the words and pictures of the reader. */
import type { Value } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import type {
	SheetAttribute,
	SheetKind,
	SheetPiece,
	Written
} from '#lib/ruleset/report/piece-sheet.ts';
import type { Print, RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { capitalised, words } from '#lib/workbench/lookup/phrase.ts';

export function pieceName(index: RulesIndex | null, id: string): string {
	return index?.pieceName(id) ?? capitalised(words(id));
}

/** What is written under a key; an attribute that is not written has the value that says nothing. */
export function saidOf(piece: SheetPiece, { id, type }: SheetAttribute): Written | null {
	const said = own(piece.values, id)?.value ?? null;
	if (said !== null) return said;
	return type === 'int' ? 0 : type === 'bool' ? false : null;
}

/** Its face as it would be printed, whether the rules hold or not. */
export function printOf(index: RulesIndex, piece: SheetPiece): Print {
	const said = (key: string): Value => own(piece.values, key)?.value ?? null;
	const icon = said('icon');
	return index.draw({
		face: piece.id,
		name: index.printedName(piece.id),
		icon: typeof icon === 'string' ? icon : '',
		card: null,
		attribute: said
	});
}

/** A value in words: those of the game for its own, numbers as they are. */
export function wordsOf(index: RulesIndex | null, attribute: string, value: Written): string {
	if (typeof value === 'string') return index?.enumName(attribute, value) ?? value;
	return String(value);
}

export function attributeName(index: RulesIndex | null, id: string): string {
	return index?.lexicon.name('attributes', id) ?? capitalised(words(id));
}

/** The attributes that at least one of the pieces has, in the order in which kinds declare them. */
export function columnsOf(
	kinds: readonly SheetKind[],
	pieces: readonly SheetPiece[]
): SheetAttribute[] {
	const written = new Set(pieces.flatMap(({ values }) => Object.keys(values)));
	const columns = new Map<string, SheetAttribute>();
	for (const { attributes } of kinds) {
		for (const attribute of attributes)
			if (written.has(attribute.id)) columns.set(attribute.id, attribute);
	}
	return [...columns.values()];
}
