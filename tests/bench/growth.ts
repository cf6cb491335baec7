/**
 * How the time grows with the rules: twice the counters, twice the hexes, a hundred effects that never act, ten house rules at
 * once. The exponent says it: 1 where twice the rules take twice the time, 2 where they take four times as much.
 */
import { isError } from '#lib/language/diagnostic.ts';
import { link } from '#lib/ruleset/link/link.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { composeGame, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { byTurns, type Row, row, timesAsFast } from './timing.ts';
import { playoutMachine, playRandomly } from './workloads/random-play.ts';

const GAME = 'kings-and-things';
const EDITION = 'west-end';
const PLAYERS = 4;
const EXPONENT = { atMost: 1.2 };
/** Of each game: the map is laid out, and some rounds are played. */
const DECISIONS = 600;
const ROUNDS = 15;

const TEN = [
	'mysterious-kadab',
	'tycho-brahe',
	'ahashverus',
	'boat',
	'gate',
	'german-victory',
	'king-of-the-gypsies',
	'lenin',
	'player-powers',
	'where-will-they-stop'
];

interface Grown {
	what: string;
	houseRules?: readonly string[];
	/** The text of a layer. */
	layer?: (plain: Program) => string;
	/** What there is more of. */
	size: (program: Program, layers: number) => number;
}

const GROWN: Grown[] = [
	{
		what: 'twice the counters',
		layer: (plain) => timesAsMany(plain, () => 2),
		size: ({ pieces }) => pieces.length
	},
	{
		// 91 instead of 37; so many tiles are laid out.
		what: 'twice the hexes and more',
		layer: (plain) =>
			`${timesAsMany(plain, (kind) => (kind === 'tile' ? 3 : 1))}\n  map.rings: { expect: 'if player-count <= 3 then 2 else 3', set: 5 }`,
		size: ({ map }) => map.cells.length
	},
	{ what: 'a hundred idle effects', layer: () => idleEffects(100), size: rulesOf },
	{ what: 'ten house rules at once', houseRules: TEN, size: (_, layers) => layers }
];

export function benchGrowth(): Row[] {
	const workspace = workspaceOf();
	const plain = contestant(workspace, [], null);
	return GROWN.flatMap(({ what, houseRules = [], layer, size }) => {
		const grown = contestant(workspace, houseRules, layer?.(plain.program) ?? null);
		const more = size(grown.program, grown.layers) / size(plain.program, plain.layers);
		const exponent = (of: 'decide' | 'compile'): number => {
			const sides: [string, () => void][] = [
				['plain', plain[of]],
				['grown', grown[of]]
			];
			const speeds = byTurns(sides, ROUNDS);
			const slower = timesAsFast(speeds.get('plain')!, speeds.get('grown')!);
			return Math.log(slower) / Math.log(more);
		};
		const named = `${what} (${more.toFixed(2)} times as many)`;
		return [
			row(`${named}: a decision, exponent`, exponent('decide'), '', EXPONENT),
			row(`${named}: compiling, exponent`, exponent('compile'), '', EXPONENT)
		];
	});
}

interface Contestant {
	program: Program;
	/** So many were composed. */
	layers: number;
	/** Plays the beginning of another random game. */
	decide: () => void;
	compile: () => void;
}

function contestant(
	workspace: Workspace,
	houseRules: readonly string[],
	layer: string | null
): Contestant {
	const head = `layer: { id: grown, kind: house-rule, game: ${GAME} }\n`;
	const extra = layer === null ? [] : [{ path: 'mine/grown.yaml', text: head + layer }];
	const compile = (): { program: Program; layers: number } => {
		const composition = composeGame(workspace, GAME, [EDITION, ...houseRules], extra);
		const { program, diagnostics } = link(composition, PLAYERS);
		const error = [...composition.diagnostics, ...diagnostics].find(isError);
		if (program === null || error) throw new Error(error?.message ?? `${GAME} does not link`);
		return { program, layers: composition.layers.length };
	};
	const { program, layers } = compile();
	const m = playoutMachine(program, 'text');
	// Compiled by the engine of JavaScript before it is measured: more code takes it longer.
	for (let game = 1; game <= 10; game++) playRandomly(m, -game, DECISIONS);
	let game = 0;
	return { program, layers, compile, decide: () => void playRandomly(m, game++, DECISIONS) };
}

/** A layer that gives so many times as many of each piece. */
function timesAsMany({ pieces, faces, kinds }: Program, times: (kind: string) => number): string {
	const counts = new Map<string, { kind: string; count: number }>();
	for (const { id, face } of pieces) {
		const [name = id] = id.split('/');
		const count = (counts.get(name)?.count ?? 0) + 1;
		counts.set(name, { kind: kinds[faces[face]!.kind]!.id, count });
	}
	const lines = [...counts].flatMap(([id, { kind, count }]) => {
		const set = count * times(kind);
		// Where there is just one, no count is written that could be expected.
		const expect = count === 1 ? '' : `expect: ${count}, `;
		return set === count ? [] : [`  pieces.${id}.count: { ${expect}set: ${set} }`];
	});
	return ['change:', ...lines].join('\n');
}

/** On a value that is often asked, on what often happens, on an action. */
function idleEffects(many: number): string {
	const sorts = [
		'modify: combat(c), add: 1',
		'after: "entered(who, h)", do: [{ log: found }]',
		'forbid: "play-big-juju(you, card, site)"'
	];
	const lines = Array.from(
		{ length: many },
		(_, n) => `  idle-${n}: { ${sorts[n % sorts.length]!}, when: round > ${1000 + n} }`
	);
	return ['effects:', ...lines].join('\n');
}

/** Everything that acts or answers. */
function rulesOf({ values, events, actions, procedures }: Program): number {
	const on = [
		...values.map(({ modifiers }) => modifiers.length),
		...events.map((e) => e.restrictions.length + e.replacements.length + e.triggers.length),
		...actions.map(({ restrictions }) => restrictions.length)
	];
	const effects = on.reduce((sum, count) => sum + count, 0);
	return values.length + events.length + actions.length + procedures.length + effects;
}
