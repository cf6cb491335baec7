/** Layers written against the first version of Kings & Things, upgraded to today's, and to a version that might come. */
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { changedLines } from '#lib/ruleset/upgrade/changed-lines.ts';
import type { Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { checkRuleset } from '#lib/ruleset/workspace/check-ruleset.ts';
import { corpus, type CorpusLayer, playedScenarios, restOf, upgradedLayer } from './corpus.ts';

const GAME = 'kings-and-things';
const LAYERS = corpus().filter(({ game, version }) => game === GAME && version === 1);

/** What is left to authors by moves that no program can make: the messages of a layer, by its id. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
	// What it replaced is a value now, which it should rather change.
	'frozen-order': [
		'procedures.change-of-order.do.if-order-rotates.if is expected to be player-count > 2, but it is order-rotates'
	]
};

/** Layers whose scenarios do not hold word for word: a phase in which nobody can do anything is asked about now. */
const SAY_MORE: ReadonlySet<string> = new Set([
	'encounter',
	'german-victory',
	'introductory',
	'pegasus-victory'
]);

/** Scenarios of version 1 that no other answer or value makes true, by the id of their layer. */
const UNTRUE: Readonly<Record<string, readonly string[]>> = {
	encounter: ['pass is legal', 'max is 0, not 4'],
	'where-will-they-stop': ['pass is legal'],
	'german-victory': [
		'p2 is not asked here: it is over; answered by itself, as there was one answer: p2: demand-losses.given, p2: demand-losses.given'
	],
	introductory: ['not legal: none; legal: -2,2, -3,3, accuse(p1), accuse(p2), accuse(p3)']
};

/** What stands behind `#`, in the order of the file. */
function commentsOf(text: string): string[] {
	return text.split('\n').flatMap((line) => /(?:^|\s)#(?!\w).*$/.exec(line)?.[0].trim() ?? []);
}

function outlives(workspace: Workspace, layer: CorpusLayer): void {
	const first = upgradedLayer(layer, workspace);
	const rest = restOf(first);
	expect(rest).toEqual(BY_HAND[layer.id] ?? []);
	const now = first.map(({ path, after }) => ({ path, text: after }));
	// Nothing is left to be done again, and nothing but words was touched.
	const again = upgradedLayer({ ...layer, files: now }, workspace);
	expect(again.map(({ after }) => after)).toEqual(now.map(({ text }) => text));
	for (const { before, after } of first) {
		expect(commentsOf(after)).toEqual(commentsOf(before));
		expect(changedLines(before, after).length).toBeLessThan(before.split('\n').length + 1);
	}
	if (rest.length > 0 || layer.scenarios === null) return;
	const { named, accepted, rest: left } = playedScenarios(layer, first, workspace);
	expect(accepted === named).toBe(!SAY_MORE.has(layer.id));
	expect(left.map(({ message }) => message)).toEqual(UNTRUE[layer.id] ?? []);
	expect(commentsOf(accepted)).toEqual(commentsOf(layer.scenarios.text));
}

test('the corpus is large', () => {
	expect(LAYERS).toHaveLength(33);
});

describe('in the version of today', () => {
	const workspace = workspaceOf();
	const some = sampleOf('layers of today', LAYERS, 4);
	test.each(some.map((layer) => [layer.id, layer] as const))('%s', (_, layer) => {
		outlives(workspace, layer);
	});
});

describe('in a version that might come', () => {
	const workspace = nextVersion(workspaceOf());

	test('is a game without errors', () => {
		const files = new Map([...workspace.files].filter(([path]) => !path.includes('/tests/')));
		expect(
			checkRuleset(files)
				.filter(isError)
				.map(({ message, range }) => [range.file, message])
		).toEqual([]);
	});

	const touched = LAYERS.filter(({ files }) => files.some(({ text }) => renamed(text) !== text));
	const some = sampleOf('layers to come', touched, 4);
	test.each(some.map((layer) => [layer.id, layer] as const))('%s', (_, layer) => {
		const scenarios = layer.scenarios && {
			...layer.scenarios,
			text: renamed(layer.scenarios.text)
		};
		outlives(workspace, { ...layer, scenarios });
	});

	test('concerns most of the corpus', () => {
		expect(touched.length).toBeGreaterThanOrEqual(16);
	});
});

/** Words that stand for one thing each, in all files of the game, and their new names. */
function names(): Record<string, [string, string]> {
	return {
		'build-cost': ['values', 'price-of-a-level'],
		'citadel-income-threshold': ['values', 'income-for-a-citadel'],
		'points-before': ['values', 'points-to-buy'],
		'hero-bonus': ['values', 'renown'],
		'income-of': ['values', 'whole-income'],
		'has-citadel': ['values', 'is-capital'],
		'stack-limit': ['values', 'most-in-a-stack'],
		'bribe-factor': ['values', 'greed'],
		'thing-price': ['values', 'price-of-a-thing'],
		'full-strength': ['values', 'printed-strength'],
		'income-collected': ['events', 'gold-arrives'],
		entered: ['events', 'came-in'],
		'build-tower': ['actions', 'put-up-tower'],
		'discharge-hero': ['actions', 'send-hero-away'],
		explore: ['procedures', 'look-around'],
		'raised-in': ['fields.hex', 'built-in'],
		'tried-hero': ['fields.player', 'has-tried'],
		village: ['pieces', 'hamlet'],
		'hero-refused': ['text.log', 'hero-laughs']
	};
}

function renamed(text: string): string {
	let result = text;
	for (const [old, [, now]] of Object.entries(names())) {
		result = result.replaceAll(new RegExp(`(?<!\\w-?)${old}(?![\\w-])`, 'g'), now);
	}
	return result;
}

/** Steps are called after what they do: `emit-income-collected`. */
function withStepNames(text: string): string {
	return Object.entries(names()).reduce(
		(result, [old, [, now]]) =>
			result.replaceAll(new RegExp(`(?<=: .*(?:emit|log|call|set)-)${old}(?![\\w-])`, 'g'), now),
		text
	);
}

/** The game with other names in all its files, and the moves that say so. */
function nextVersion({ files }: Workspace): Workspace {
	const next = new Map<string, string>();
	for (const [path, text] of files) {
		if (path.startsWith(`${GAME}/`)) next.set(path, renamed(text));
	}
	const game = `${GAME}/base/game.yaml`;
	const version = (next.get(game) ?? '')
		.replace(/\n {2}version: \d+/, '')
		.replace(/^game:$/m, 'game:\n  version: 99');
	next.set(game, version);
	const moves = Object.entries(names()).map(
		([old, [section, now]]) => `      ${section}.${old}: ${section}.${now}`
	);
	// The name of a step says what it does.
	moves.push(
		'      events.income-collected.do.log-income-collected: events.gold-arrives.do.log-gold-arrives'
	);
	const own = (files.get(`${GAME}/moves.yaml`) ?? '').replace(/^moves: \{\}$/m, 'moves:').trimEnd();
	next.set(
		`${GAME}/moves.yaml`,
		withStepNames(renamed(own)) + `\n  '99':\n    addresses:\n${moves.join('\n')}\n`
	);
	return { files: next };
}
