/**
 * Any name of the delivered games can be another one: all that names it follows, the rules and their scenarios hold as before, and
 * the way back gives the same bytes. And nothing that names it is forgotten: a plain search for the word finds no other place.
 */
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { mentionsInGame } from '#lib/ruleset/mentions/game-mentions.ts';
import { nameIn, sectionIn } from '#lib/ruleset/mentions/game-names.ts';
import type { Mention } from '#lib/ruleset/mentions/game-names.ts';
import { checkGame } from '#lib/ruleset/workspace/check-ruleset.ts';
import { partsOf } from '#lib/ruleset/workspace/parts.ts';
import { runSuite, suiteOf } from '#lib/scenario/suite.ts';

const TO = 'called-anew';
const parts = partsOf(workspaceOf().files).games;
const GAMES = [
	'kings-and-creatures',
	'kingsburg',
	'chess',
	'draughts',
	'hearts',
	'liars-dice',
	'kings-and-things'
];
const LARGE = 'kings-and-things';
const known = new Map<string, Map<string, Mention[]>>();

function namesOf(game: string): Map<string, Mention[]> {
	const before = known.get(game);
	if (before) return before;
	const found = Map.groupBy(
		mentionsInGame({ files: new Map(parts.get(game)) }, game),
		({ address }) => address
	);
	known.set(game, found);
	return found;
}

/** Layers are called as their files are, paragraphs as in the rulebook; pieces that stand for many are made of other names. */
const FIXED = /^(?:layers|clauses|streams)\./;

const renamable = (game: string): [string, string][] =>
	[...namesOf(game).keys()]
		.filter((address) => !FIXED.test(address))
		.map((address) => [game, address]);

/** A list says which of the ids of enums and attributes pieces are made of. */
function isMadeOf(game: string, address: string): boolean {
	const families = [...parts.get(game)!.values()].some((text) => text.includes('each:'));
	return families && /^(?:enums\..*\.values\.|pieces\.)/.test(address);
}

describe('names', () => {
	// Forty names that lie far apart; of each, the scenarios in files that name it are run again.
	const few = GAMES.flatMap((game) => {
		const names = renamable(game).filter(([, address]) => !isMadeOf(game, address));
		const step = Math.ceil(names.length / (game === LARGE ? 10 : 5));
		return names.filter((_, at) => at % step === step - 1);
	});
	const all = sampleOf('renames', few, 8);

	it.each(all)(
		'of %s: %s',
		(game, address) => {
			const now = new Map(parts.get(game));
			const mentions = namesOf(game).get(address)!;
			const then = withName(now, mentions, TO);
			const found = (files: ReadonlyMap<string, string>) => checkGame(files, game).filter(isError);
			expect(found(then)).toEqual(found(now));
			const workspace = { files: then };
			const suite = suiteOf(workspace, game);
			// All others are the same as before, under rules that say the same.
			const scenarios = suite.scenarios.filter(({ range }) => then.get(range.file)?.includes(TO));
			const failed = [...runSuite(workspace, game, { ...suite, scenarios })].filter(
				({ passed }) => !passed
			);
			expect(failed).toEqual([]);
			const back = mentionsInGame(workspace, game, TO).filter(
				(mention) => nameIn(mention.address) === TO
			);
			expect(withName(then, back, nameIn(address))).toEqual(now);
		},
		600_000
	);
});

function withName(
	files: ReadonlyMap<string, string>,
	mentions: readonly Mention[],
	to: string
): Map<string, string> {
	const then = new Map(files);
	for (const [path, inFile] of Map.groupBy(mentions, ({ file }) => file)) {
		const places = [...new Map(inFile.map(({ start, end }) => [start, end]))].sort(
			([a], [b]) => b - a
		);
		const text = places.reduce(
			(said, [start, end]) => said.slice(0, start) + to + said.slice(end),
			files.get(path)!
		);
		then.set(path, text);
	}
	return then;
}

describe('references', () => {
	const unique = GAMES.flatMap((game) => {
		const words = Map.groupBy([...namesOf(game).keys()], nameIn);
		return [...words.values()].flatMap((addresses): [string, string][] =>
			addresses.length === 1 && isLong(nameIn(addresses[0]!)) ? [[game, addresses[0]!]] : []
		);
	});

	it.each(
		sampleOf(
			'references',
			unique.filter((_, at) => at % 12 === 0),
			2
		)
	)('of %s: %s are all there are', (game, address) => {
		const found = namesOf(game)
			.get(address)!
			.map(({ file, start }) => `${file} ${start}`);
		const searched = [...placesOf(game, nameIn(address))];
		expect(searched.filter((place) => !found.includes(place))).toEqual([]);
	});
});

/** A word of several parts is no word of a sentence, and hardly a local. */
const isLong = (word: string): boolean => word.includes('-') && word.length > 8;

/** Where the word stands in what is no text for people; words of steps are names of their own. */
function* placesOf(game: string, word: string): Generator<string> {
	const pattern = new RegExp(`(?<![\\w$-])${word}(?![\\w-])`, 'g');
	for (const [path, text] of parts.get(game)!) {
		if (!['layer', 'variant', 'scenario', 'trial'].includes(fileRole(path).role)) continue;
		const { root, more } = parseFile(path, text);
		for (const document of [...(root ? [root] : []), ...more])
			for (const { from, to } of stretchesIn(document, []))
				for (const { index } of text.slice(from, to).matchAll(pattern))
					yield `${path} ${from + index}`;
	}
}

const PROSE: ReadonlySet<string> = new Set([
	'about',
	'clauses',
	'art',
	'scenario',
	'trial',
	'because',
	'icon',
	'id'
]);

/** Keys and values, but for what people read. */
function* stretchesIn(
	node: TreeNode,
	above: readonly string[]
): Generator<{ from: number; to: number }> {
	const isProse =
		above.some((key) => PROSE.has(key)) ||
		above[0] === 'text' ||
		/^(?:text|clauses)\./.test(above[1] ?? '');
	if (node.node === 'scalar' && !isProse)
		yield { from: node.range.start.offset, to: node.range.end.offset };
	else if (node.node === 'list') for (const item of node.items) yield* stretchesIn(item, above);
	else if (node.node === 'map')
		for (const [name, { value }] of node.entries) yield* stretchesIn(value, [...above, name]);
}

describe('a delivered file', () => {
	it('keeps its names', () => {
		const files = Object.fromEntries(workspaceOf().files);
		const path = 'hearts/base/game.yaml';
		const line = files[path]!.split('\n').findIndex((each) => /^ {2}moon:/.test(each));
		const host = new RulesHost(files);
		const made = host.rename({ path, text: files[path]! }, { line, character: 4 }, 'sun', null);
		expect(made).toEqual({ ok: false, why: 'delivered', path });
	});
});

it('names of all sections are known', () => {
	const sections = GAMES.flatMap((game) =>
		[...namesOf(game).keys()].map((address) => sectionIn(address).split('.')[0])
	);
	expect([...new Set(sections)].sort()).toEqual([
		...[
			'actions',
			'attributes',
			'checkpoints',
			'clauses',
			'effects',
			'enums',
			'events',
			'fields',
			'invariants'
		],
		...[
			'kinds',
			'layers',
			'log',
			'marks',
			'options',
			'pieces',
			'plurals',
			'procedures',
			'streams',
			'values'
		],
		...['windows', 'zones']
	]);
});
