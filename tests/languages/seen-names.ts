/**
 * What rules name and the page shows by that name: for each, the text that says what it is called, and where it is read.
 *
 * What is not here can never be seen: sets that no variant changes (nobody is told how a set came about, and the form for
 * rules of one's own does not ask for one), and effects that follow an event or take its place, and in which no number
 * stands. Code that authors read is written with ids, which therefore are no names.
 */
import { diffPrograms, type Game } from '#lib/ruleset/report/diff/diff-programs.ts';
import { textId } from '#lib/ruleset/report/diff/text-id.ts';
import { changeSheet } from '#lib/ruleset/report/changeable/change-sheet.ts';
import { ruleSheet } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import { FACE } from '#lib/ruleset/program/face-names.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { RequirementIR } from '#lib/ruleset/program/step-ir.ts';
import { rulesOf } from '#lib/rules-server/rules-info.ts';

/** Places of the page, and the texts that are shown there; where one has several, the first that is there. */
export type Seen = Record<string, string[][]>;

export interface LinkedGame extends Game {
	program: Program;
}

/** `others`: games that somebody may compare it with. */
export function namesSeen(game: LinkedGame, others: readonly LinkedGame[]): Seen {
	const { program } = game;
	const { enums, kinds, pieces, attributes, zones, fields, procedures, invariants } = program;
	const of = (section: string, things: readonly { id: string }[]) =>
		things.map(({ id }) => [`${section}.${id}`]);
	return {
		'on the table': [
			// Without pieces there is nothing to say of what kind it is.
			...of('kinds', pieces.length > 0 ? kinds : []),
			...of('attributes', attributes),
			...of('zones', zones),
			...Object.values(fields).flatMap((table) => of('fields', table))
		],
		'how it came about': reasons(game),
		'why not': refusals(program),
		'rules of one’s own': ruleParts(game, enums),
		'what can be changed': changes(game),
		'changed rules': others.flatMap((other) => differences(game, other)),
		'a position set by hand': [
			...of('procedures', procedures),
			...of('actions', program.actions),
			...of('events', program.events),
			...of('invariants', invariants)
		]
	};
}

/** Values about which can be asked where they are shown, those printed on counters that anything acts on, and what acts. */
function reasons({ program, composition }: LinkedGame): string[][] {
	const { askable } = rulesOf(program, composition);
	const shown = wordsIn(program.layout);
	const asked = askable.filter(
		({ id, kind, modified }) => shown.has(id) || (kind !== null && modified)
	);
	const acting = program.values
		.filter(({ id }) => asked.some((candidate) => candidate.id === id))
		.flatMap(({ modifiers }) => modifiers)
		// What is printed on a piece has the name of the piece.
		.filter(({ self }) => self === null);
	return [...asked.map(({ id }) => [`values.${id}`]), ...acting.map(({ id }) => [`effects.${id}`])];
}

/** All conditions with a reason: of actions, of what can be answered, and of effects that forbid. */
function refusals(program: Program): string[][] {
	const found = new Set<string>();
	const look = (node: unknown): void => {
		if (typeof node !== 'object' || node === null) return;
		if (isRequirement(node)) found.add(node.path);
		Object.values(node).forEach(look);
	};
	look([program.actions, program.events, program.procedures]);
	return [...found].map((path) => [path]);
}

function isRequirement(node: object): node is RequirementIR {
	return 'path' in node && 'cond' in node && 'id' in node;
}

function ruleParts({ composition }: LinkedGame, enums: Program['enums']): string[][] {
	const { parts } = ruleSheet(composition, '');
	const hooks = parts?.hooks ?? [];
	return [
		...hooks.map(({ sort, id }) => [`${sort}.${id}`]),
		// Faces are called by the word of the page for counters.
		...enums.filter(({ id }) => id !== FACE).map(({ id }) => [`enums.${id}`])
	];
}

function changes({ composition }: LinkedGame): string[][] {
	return changeSheet(composition).changeables.map(({ address, definition }) => {
		const given = `numbers.${address}`;
		const [section = '', id = ''] = definition.split('.');
		if (section !== 'pieces')
			return [
				given,
				...(section === 'fields' ? [`fields.${address.split('.')[2]}`] : []),
				definition
			];
		const inside = address.slice(`pieces.${id}.`.length);
		const effect = /^effects\.([^.]+)/.exec(inside)?.[1];
		return [given, effect === undefined ? `attributes.${inside}` : `effects.${id}.${effect}`];
	});
}

function differences(game: LinkedGame, other: LinkedGame): string[][] {
	return diffPrograms(other, game)
		.rules.filter(({ id, change }) => id !== '' && change !== 'removed')
		.map((rule) => [`${rule.section}.${textId(rule)}`]);
}

function wordsIn(node: unknown): Set<string> {
	const found = new Set<string>();
	const look = (part: unknown): void => {
		if (typeof part === 'string') found.add(part);
		else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
	};
	look(node);
	return found;
}
