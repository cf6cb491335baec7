/** By which rules games are played, so that they say what somebody wants to know. */
import type { AskedPiece } from '#lib/lab/report/run.ts';
import { withoutPiece } from '#lib/lab/counter/without-piece.ts';
import { refusal } from '#lib/lab/matrix/run-cell.ts';
import { fittingTrials, type FoundTrials } from '#lib/lab/trials/fitting.ts';
import { trialsOfGame } from '#lib/lab/trials/read-trials.ts';
import { sweepOf } from '#lib/lab/sweep/swept.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { build, type Compose } from '#lib/ruleset/workspace/build.ts';
import { composing, type RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';
import type { LeftOut, LotsWish, RefusedLots } from './lots-asked.ts';

export interface Side {
	label: string;
	/** The value that is swept; null: none, or it is no number. */
	value: number | null;
	choice: RulesChoice;
	program: Program;
	composition: Composition;
	/** The text of a layer on top of what was chosen; null: there is none. */
	onTop: string | null;
}

export type Lots =
	| {
			ok: true;
			sides: Side[];
			swept: string | null;
			leftOut: LeftOut[];
			asked: AskedPiece | null;
			/** null: no bouts are wanted. */
			trials: FoundTrials | null;
	  }
	| RefusedLots;

/** Rules as they are wanted, and not built yet. */
interface Wanted extends Pick<Side, 'label' | 'value' | 'choice' | 'onTop'> {
	compose: Compose;
}

type Files = Map<string, string>;
type Composition = ReturnType<Compose>;

export function lotsOf(files: Files, wish: LotsWish): Lots {
	const { choice, purpose } = wish;
	switch (purpose.is) {
		case 'play':
			return built([plain(files, choice, choice.variant)], wish);
		case 'compare':
			return built([plain(files, choice, 'A'), plain(files, purpose.against, 'B')], wish);
		case 'sweep':
			return ofSound(files, wish, (whole) => sweptLots(files, wish, purpose, whole));
		case 'counter':
			return ofSound(files, wish, (whole) => counterLots(files, wish, purpose, whole));
	}
}

const plain = (files: Files, choice: RulesChoice, label: string): Wanted => ({
	label,
	value: null,
	choice,
	onTop: null,
	compose: composing(files, choice)
});

/** With a layer on top of all others. */
function layered(files: Files, choice: RulesChoice, label: string, layer: string): Wanted {
	const compose = composing(files, choice, [{ path: label, text: layer }]);
	return { label, value: null, choice, onTop: layer, compose };
}

/** What is asked about has to be there, in rules that hold. */
function ofSound(files: Files, wish: LotsWish, lots: (whole: Composition) => Lots): Lots {
	const whole = composing(files, wish.choice)(new Map());
	const findings = whole.diagnostics.filter(isError);
	return findings.length > 0 ? { ok: false, why: 'broken', findings } : lots(whole);
}

function sweptLots(
	files: Files,
	wish: LotsWish,
	{ vary, over }: { vary: string; over: string | null },
	whole: Composition
): Lots {
	const { choice } = wish;
	const sweep = sweepOf(whole, vary, over);
	if (!sweep.ok) return { ok: false, why: 'unfit', said: sweep.said };
	const leftOut: LeftOut[] = [];
	const wanted = sweep.values.flatMap(({ value, options, layer }): Wanted[] => {
		const chosen = { ...choice, options: { ...choice.options, ...options } };
		const label = String(value);
		const one = layer === null ? plain(files, chosen, label) : layered(files, chosen, label, layer);
		const refused = refusal(one.compose(new Map()).diagnostics);
		if (refused?.outcome !== 'excluded')
			return [{ ...one, value: typeof value === 'number' ? value : null }];
		leftOut.push({ value: label, why: refused.said });
		return [];
	});
	const lots = built(wanted, wish, leftOut);
	return lots.ok ? { ...lots, swept: sweep.what } : lots;
}

function counterLots(
	files: Files,
	wish: LotsWish,
	{ piece, bouts }: { piece: string; bouts: number },
	whole: Composition
): Lots {
	const { choice, seed } = wish;
	const found = withoutPiece(whole, piece);
	if (!found.ok) return { ok: false, why: 'unfit', said: found.said };
	const trials =
		bouts === 0 ? null : fittingTrials(trialsOfGame(files, whole.game), whole, piece, seed);
	if (trials && 'findings' in trials)
		return { ok: false, why: 'trials', findings: trials.findings };
	const { kind, others, layer } = found;
	const without = layered(files, choice, 'A', layer);
	const lots = built([without, plain(files, choice, 'B')], wish);
	return lots.ok ? { ...lots, asked: { piece, kind, others }, trials } : lots;
}

/** As many play as can by all of these rules. `leftOut`: where what the rules exclude is put aside; null: all are wanted. */
function built(
	wanted: readonly Wanted[],
	{ players: asked }: LotsWish,
	leftOut: LeftOut[] | null = null
): Lots {
	const ranges = wanted.map(({ compose }) => playersOf(compose(new Map())));
	const least = Math.max(...ranges.map(({ min }) => min));
	const most = Math.min(...ranges.map(({ max }) => max));
	const players = Math.min(most, Math.max(least, asked));
	const all = wanted
		.map((one) => ({ ...one, ...build(one.compose, players) }))
		.filter(({ label, diagnostics }) => {
			const refused = leftOut && refusal(diagnostics);
			if (refused?.outcome !== 'excluded') return true;
			leftOut?.push({ value: label, why: refused.said });
			return false;
		});
	const [none] = leftOut ?? [];
	if (all.length === 0 && none) return { ok: false, why: 'unfit', said: none.why };
	if (new Set(all.map(({ composition }) => composition.game)).size > 1)
		return { ok: false, why: 'games' };
	// What is built with a layer left out is not what somebody wants to know about.
	const findings = all.flatMap(({ diagnostics }) => diagnostics.filter(isError));
	if (findings.length > 0) return { ok: false, why: 'broken', findings };
	const sides = all.flatMap(({ label, value, choice, onTop, program, composition }) =>
		program ? [{ label, value, choice, onTop, program, composition }] : []
	);
	return { ok: true, sides, swept: null, leftOut: leftOut ?? [], asked: null, trials: null };
}
