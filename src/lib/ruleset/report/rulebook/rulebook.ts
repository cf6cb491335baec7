/** The rulebook of a composed game: every paragraph that holds in it, and what is other than in the game it is made of. */
import type { Plain } from '#lib/language/editing/plain-text.ts';
import { childOf, entriesOf, plainOf, textOf } from '#lib/language/nodes.ts';
import { changeSheet } from '#lib/ruleset/report/changeable/change-sheet.ts';
import type { Changeable } from '#lib/ruleset/report/changeable/changeable.ts';
import type { Difference, Game } from '#lib/ruleset/report/diff/diff-programs.ts';
import { diffPrograms } from '#lib/ruleset/report/diff/diff-programs.ts';
import { ruleSheet } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import type {
	BookDifference,
	BookNumber,
	BookOption,
	BookOwnRule,
	BookPiece,
	Rulebook
} from './rulebook-parts.ts';
import { chaptersIn } from './chapters.ts';
import { turnOf } from './turn.ts';

/**
 * `elsewhere`: paragraphs that only layers cite which are not part of this game; a base may hold the paragraphs of all its
 * house rules.
 */
export function rulebookOf(was: Game, now: Game, elsewhere: ReadonlySet<string>): Rulebook {
	const against = was.composition.layers.map(({ id }) => id);
	const differences = diffPrograms(was, now).rules.flatMap((rule) => saidBy(rule, now, against));
	const numbers = numbersIn(was, now);
	const options = optionsIn(was, now);
	const own = ownIn(now);
	return {
		layers: now.composition.layers.map(({ id, kind }) => ({ id, kind })),
		against,
		chapters: chaptersIn(was, now, elsewhere, { differences, numbers, options }),
		numbers,
		options,
		pieces: piecesIn(was, now, differences),
		turn: now.program ? turnOf(now.program) : [],
		differences,
		own,
		parts: own[0] ? ruleSheet(now.composition, own[0].layer).parts : null
	};
}

/** What says how a game is played. What only declares a name says nothing by itself. */
const SAYING = ['effects', 'values', 'actions', 'events', 'procedures'];

function ownIn({ composition: { layers, tree } }: Game): BookOwnRule[] {
	const mine = new Set(layers.flatMap(({ id, kind }) => (kind === 'variant' ? [id] : [])));
	return SAYING.flatMap((section) =>
		entriesOf(childOf(tree, section)).flatMap(([id, { key, value }]): BookOwnRule[] => {
			const { layer } = key;
			if (!mine.has(layer)) return [];
			const about = textOf(childOf(value, 'about'));
			return [{ section, id, layer, about, rule: plainOf(value) as Plain }];
		})
	);
}

/** One of each layer that has a part in it. */
function saidBy(difference: Difference, now: Game, against: readonly string[]): BookDifference[] {
	const { section, id, path, change, cite, parts, after, before } = difference;
	const whole = (change === 'removed' ? before : after)?.layer;
	const told = parts.length > 0 ? parts.map(({ place }) => place.layer) : [whole ?? ''];
	// What was taken away stood with a layer below: who took it is another one.
	const taken = now.composition.removed.filter(
		(removed) => removed.path === path || removed.path.startsWith(`${path}.`)
	);
	const layers = [...told, ...taken.map(({ layer }) => layer)].filter(
		(id) => !against.includes(id)
	);
	const last = now.composition.layers.at(-1)?.id ?? '';
	const known = layers.length > 0 ? layers : [last];
	return [...new Set(known)].map((layer) => ({ section, id, change, cite, layer }));
}

function numbersIn(was: Game, now: Game): BookNumber[] {
	const before = new Map(
		named(was).map((changeable) => [changeable.address, valuesOf(changeable)])
	);
	return named(now).map((changeable) => {
		const { address, layer, cite } = changeable;
		const values = valuesOf(changeable);
		const old = before.get(address) ?? values;
		const same = old.join(' ') === values.join(' ');
		return { address, values, before: same ? null : old, layer, cite };
	});
}

function valuesOf({ input, value }: Changeable): number[] {
	return input.is === 'several'
		? input.numbers.map((innerNumber) => innerNumber.value)
		: [Number(value)];
}

/** Numbers of rules, as far as the game has names for them: without one they say nothing to a player. */
function named({ composition }: Game): Changeable[] {
	const { changeables, texts } = changeSheet(composition);
	const english = texts['en'] ?? {};
	return changeables.filter(
		({ address, input }) =>
			(input.is === 'number' || input.is === 'several') &&
			(`numbers.${address}` in english || `numbers.${address}.name` in english)
	);
}

function optionsIn(was: Game, now: Game): BookOption[] {
	const asked = ({ composition }: Game) =>
		changeSheet(composition).changeables.filter(({ address }) => address.startsWith('options.'));
	const before = new Map(asked(was).map((changeable) => [changeable.address, changeable.value]));
	return asked(now).map(({ address, value, layer, cite }) => {
		const old = before.get(address);
		const other = old !== undefined && String(old) !== String(value);
		const id = address.slice('options.'.length);
		return { id, value, before: other ? old : null, layer: other ? layer : null, cite };
	});
}

function piecesIn(was: Game, now: Game, differences: readonly BookDifference[]): BookPiece[] {
	const rules = differences.filter(({ section }) => section === 'pieces');
	const found = new Map<string, BookPiece>();
	const tell = (id: string, change: BookPiece['change'], layer: string): void => {
		const piece = found.get(id) ?? { id, change, by: [] };
		if (!piece.by.includes(layer)) piece.by.push(layer);
		found.set(id, piece);
	};
	for (const { id, change, layer } of rules) tell(id, change, layer);
	const textsIn = ({ composition }: Game) =>
		childOf(childOf(childOf(composition.tree, 'text'), 'en'), 'pieces');
	const before = textsIn(was);
	for (const [id, { value }] of entriesOf(textsIn(now))) {
		const rule = childOf(value, 'rule');
		const old = childOf(childOf(before, id), 'rule');
		if (rule && old && textOf(rule) !== textOf(old)) tell(id, 'changed', rule.layer);
	}
	return [...found.values()];
}
