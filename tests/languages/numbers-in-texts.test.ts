/** Rule texts that put in a number bend to it: none says "1 counters". */
import { describe, expect, it, test } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import {
	type MessageFormatElement,
	readMessage,
	TYPE
} from '#lib/language/message/read-message.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { link } from '#lib/ruleset/link/link.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { LogArgumentIR } from '#lib/ruleset/program/step-ir.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { composeGame, listGames } from '#lib/ruleset/workspace/workspace.ts';
import { Lexicon, phraseText } from '#lib/workbench/lookup/phrase.ts';

/** What may follow a bare number, as it reads the same with any: a language, the words, why. */
const FITS_ANY: readonly [language: string, words: string, why: string][] = [
	['en', 'gold', 'gold is not counted: 1 gold, 2 gold'],
	['de', 'Gold', 'Gold wird nicht gezählt: 1 Gold, 2 Gold'],
	['en', 'free', 'how many of the Things said before it'],
	['en', 'bought', 'how many of the Things said before it'],
	['en', 'in trade', 'how many of the Things said before it'],
	['de', 'kostenfrei', 'wie viele der vorher genannten Dinge'],
	['de', 'bezahlt', 'wie viele der vorher genannten Dinge'],
	['de', 'getauscht', 'wie viele der vorher genannten Dinge'],
	['de', 'Wesen', 'ein Wesen, zwei Wesen'],
	['en', 'left', 'what is left of a value'],
	['en', 'there', 'so many of the Things said before it'],
	['en', 'too many', '1 too many, 2 too many'],
	['fr', 'de trop', '1 de trop, 2 de trop'],
	['en', 'on board', 'so many of the counters said before it'],
	['de', 'an Bord', 'so viele der vorher genannten Spielmarken'],
	['fr', 'à bord', 'autant de pions nommés auparavant'],
	['en', 'in', 'the number of a round, not of rounds'],
	['fr', 'dans', 'le numéro d’un round']
];

/** Words that follow a number of `numbers` outside of any plural of it; each as far as the next gap or stop. */
function wordsAfterNumbers(text: string, numbers: ReadonlySet<string>): string[] {
	const read = readMessage(text);
	if (!read.ok) throw new Error(`cannot be read: ${text}`);
	return after(read.elements, numbers);
}

function after(elements: readonly MessageFormatElement[], numbers: ReadonlySet<string>): string[] {
	return elements.flatMap((element, at) => {
		if ('options' in element)
			return Object.values(element.options).flatMap(({ value }) => after(value, numbers));
		if (element.type !== TYPE.argument || !numbers.has(element.value)) return [];
		const next = elements[at + 1];
		const words = next?.type === TYPE.literal ? /^ (?<words>\p{L}[^.,:;?!()]*)/u : null;
		const found = words?.exec(next && 'value' in next ? String(next.value) : '')?.groups?.['words'];
		return found === undefined ? [] : [found.trim()];
	});
}

const fitting = (language: string, words: string) =>
	FITS_ANY.find(([of, any]) => of === language && (words === any || words.startsWith(`${any} `)));

/** Which texts are given numbers, and under which names. */
function numbersOf(program: Program): Map<string, Set<string>> {
	const numbers = new Map<string, Set<string>>();
	const note = (path: string, name: string): void => {
		numbers.set(path, (numbers.get(path) ?? new Set()).add(name));
	};
	for (const { path, with: args } of logsIn(program))
		for (const { name, of } of args) if (of === 'int') note(`log.${path}`, name);
	for (const { id, params } of [...program.procedures, ...program.actions, ...program.events])
		for (const { id: name, type } of params as { id: string; type: Type }[]) {
			if (type.t !== 'int') continue;
			for (const path of Object.keys(program.texts['en'] ?? {}))
				if (path.startsWith(`choices.${id}.`) || path === `actions.${id}`) note(path, name);
		}
	return numbers;
}

interface Log {
	path: string;
	with: LogArgumentIR[];
}

/** All steps that log, wherever they stand. */
function logsIn(node: unknown): Log[] {
	if (typeof node !== 'object' || node === null) return [];
	const below = Object.values(node).flatMap(logsIn);
	return 'do' in node && node.do === 'log' ? [node as unknown as Log, ...below] : below;
}

function programsOf(game: string): Program[] {
	const layers = gameLayers(workspace.files, game).filter(({ id }) => id !== 'base');
	return [[], ...layers.map(({ id }) => withRequirements(layers, id))].flatMap((chosen) => {
		const composition = composeGame(workspace, game, chosen);
		return link(composition, playersOf(composition).max).program ?? [];
	});
}

const workspace = workspaceOf();
const plain = new Map(listGames(workspace).map((game) => [game, programOf(game)]));

test('a word after a bare number is found, and in a plural it is none', () => {
	const found = (text: string) => wordsAfterNumbers(text, new Set(['n']));
	expect(found('{who} has {n} red counters ({n} more), {n}')).toEqual(['red counters', 'more']);
	expect(found('{n, plural, one {# counter} other {# counters}}: {who} waits')).toEqual([]);
	expect(found('{x, select, a {{n} counters} other {none}}')).toEqual(['counters']);
});

const needed = new Set<readonly [string, string, string]>();
let checked = 0;

describe.each(listGames(workspace))('%s', (game) => {
	it('says nothing of a number that reads badly at 1', () => {
		const bad = new Set<string>();
		for (const program of programsOf(game))
			for (const [path, names] of numbersOf(program))
				for (const [language, texts] of Object.entries(program.texts))
					for (const text of [texts[path], texts[`${path}.ask`], texts[`${path}.log`]]) {
						if (text === undefined) continue;
						checked++;
						for (const words of wordsAfterNumbers(text, names)) {
							const fit = fitting(language, words);
							if (fit) needed.add(fit);
							else bad.add(`${language} ${path}: ${words}`);
						}
					}
		expect([...bad]).toEqual([]);
	});
});

test('each exception is needed', () => {
	expect(checked).toBeGreaterThan(200);
	expect(FITS_ANY.filter((candidate) => !needed.has(candidate))).toEqual([]);
});

test.each([
	['en', 0, 'Anna places no creatures in Sea', 'Anna scores no points'],
	['en', 1, 'Anna places 1 creature in Sea', 'Anna scores 1 point'],
	['en', 2, 'Anna places 2 creatures in Sea', 'Anna scores 2 points'],
	['de', 0, 'Anna legt 0 Wesen in Sea', 'Anna erhält keine Ruhmpunkte'],
	['de', 1, 'Anna legt 1 Wesen in Sea', 'Anna erhält 1 Ruhmpunkt'],
	['fr', 1, 'Anna place 1 créature dans Sea', 'Anna marque 1 Point de Gloire'],
	['fr', 2, 'Anna place 2 créatures dans Sea', 'Anna marque 2 Points de Gloire']
])('in %s with %i', (language, number, placed, scored) => {
	const said = (game: string, path: string, name: string): string => {
		const lexicon = new Lexicon(plain.get(game)!.texts, language);
		const context = {
			lexicon,
			nothing: '',
			pass: '',
			called: (key: string) => ({
				text: { p1: 'Anna', sea: 'Sea' }[key] ?? key,
				path: null,
				after: ''
			}),
			unknown: String
		};
		const args = {
			who: { of: 'thing' as const, keys: ['p1'] },
			where: { of: 'thing' as const, keys: ['sea'] },
			[name]: { of: 'number' as const, value: number }
		};
		return phraseText({ path, args }, context);
	};
	expect(said('kings-and-things', 'log.deployed', 'number')).toBe(placed);
	expect(said('kings-and-creatures', 'log.scored', 'points')).toBe(scored);
});

function programOf(game: string): Program {
	const composition = composeGame(workspace, game, []);
	return link(composition, playersOf(composition).max).program!;
}
