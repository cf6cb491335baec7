/** By which rules games are played, so that they say what somebody wants to know. */
import { withoutPiece } from '#lib/lab/counter/without-piece.ts';
import { refusal } from '#lib/lab/matrix/refusal.ts';
import { sweepOf } from '#lib/lab/sweep/swept.ts';
import { soundTrials, trialsOfGame } from '#lib/lab/trials/read-trials.ts';
import { playersFor } from '#lib/lab/trials/TrialStage.ts';
import { isError } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Compose } from '#lib/ruleset/workspace/build.ts';
import { composing, type RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';
import type { Builder } from './Builder.ts';
import type { Files } from './Files.ts';
import { linkedRules } from './linked-game.ts';
import type {
	AskedTrial,
	FoundLots,
	LeftOut,
	LinkedLot,
	LotChoice,
	Lots,
	LotsWish
} from './lots-asked.ts';
import { newPieces } from './new-pieces.ts';

/** With its rules as they are composed. */
interface Wanted extends LotChoice {
	composition: Composition;
}

type Texts = Map<string, string>;

export function lotsOf({ current, delivered }: Files, wish: LotsWish): Lots {
	const { choice, purpose } = wish;
	switch (purpose.is) {
		case 'play': {
			const own = plain(current, choice, choice.variant);
			return fitting([own], wish, { fresh: newPieces(delivered, own.composition) });
		}
		case 'compare':
			return fitting([plain(current, choice, 'A'), plain(current, purpose.against, 'B')], wish);
		case 'sweep':
			return ofSound(current, wish, (whole) => sweptLots(current, wish, purpose, whole));
		case 'counter':
			return ofSound(current, wish, (whole) => counterLots(current, wish, purpose, whole));
	}
}

const plain = (files: Texts, choice: RulesChoice, label: string): Wanted =>
	composed(files, { label, value: null, choice, onTop: null });

const composed = (files: Texts, lot: LotChoice): Wanted => ({
	...lot,
	composition: composingLot(files, lot)(new Map())
});

function composingLot(files: Texts, { label, choice, onTop }: LotChoice): Compose {
	return composing(files, choice, onTop === null ? [] : [{ path: label, text: onTop }]);
}

/** Nothing of it is left out: what is built without a layer is not what somebody wants to know about. */
export function linkedLot(
	files: Texts,
	builder: Builder,
	lot: LotChoice,
	players: number
): LinkedLot {
	const built =
		lot.onTop === null
			? builder.build(lot.choice, players)
			: builder.composed(composingLot(files, lot), players);
	const { program, symbols, composition, diagnostics } = built;
	const findings = diagnostics.filter(isError);
	return program && findings.length === 0
		? { ok: true, rules: linkedRules({ program, symbols, composition }) }
		: { ok: false, findings, excluded: excludedBy(findings) };
}

function excludedBy(findings: Composition['diagnostics']): Said | null {
	const refused = refusal(findings);
	return refused?.outcome === 'excluded' ? refused.said : null;
}

/** What is asked about has to be there, in rules that hold. */
function ofSound(files: Texts, wish: LotsWish, lots: (whole: Composition) => Lots): Lots {
	const whole = composing(files, wish.choice)(new Map());
	const findings = whole.diagnostics.filter(isError);
	return findings.length > 0 ? { ok: false, why: 'broken', findings } : lots(whole);
}

function sweptLots(
	files: Texts,
	wish: LotsWish,
	{ vary, over }: { vary: string; over: string | null },
	whole: Composition
): Lots {
	const { choice } = wish;
	const sweep = sweepOf(whole, vary, over);
	if (!sweep.ok) return { ok: false, why: 'unfit', said: sweep.said };
	const leftOut: LeftOut[] = [];
	const wanted = sweep.values.flatMap(({ value, options, layer }): Wanted[] => {
		const label = String(value);
		const lot = composed(files, {
			label,
			value: typeof value === 'number' ? value : null,
			choice: { ...choice, options: { ...choice.options, ...options } },
			onTop: layer
		});
		const why = excludedBy(lot.composition.diagnostics);
		if (why === null) return [lot];
		leftOut.push({ value: label, why });
		return [];
	});
	return fitting(wanted, wish, { leftOut, swept: sweep.what });
}

function counterLots(
	files: Texts,
	wish: LotsWish,
	{ piece, bouts }: { piece: string; bouts: number },
	whole: Composition
): Lots {
	const { choice } = wish;
	const found = withoutPiece(whole, piece);
	if (!found.ok) return { ok: false, why: 'unfit', said: found.said };
	const trials = bouts === 0 ? null : soundTrials(trialsOfGame(files, whole.game));
	if (trials && 'findings' in trials) return { ok: false, why: 'trials', ...trials };
	const { kind, others, layer } = found;
	const without = composed(files, { label: 'A', value: null, choice, onTop: layer });
	return fitting([without, plain(files, choice, 'B')], wish, {
		asked: { piece, kind, others },
		trials:
			trials && trials.map((trial): AskedTrial => ({ trial, players: playersFor(trial, whole) }))
	});
}

/** As many play as can by all of these rules. */
function fitting(
	wanted: readonly Wanted[],
	{ players }: LotsWish,
	found: Partial<FoundLots> = {}
): Lots {
	if (new Set(wanted.map(({ composition }) => composition.game)).size > 1)
		return { ok: false, why: 'games' };
	const ranges = wanted.map(({ composition }) => playersOf(composition));
	const least = Math.max(...ranges.map(({ min }) => min));
	const most = Math.min(...ranges.map(({ max }) => max));
	return {
		...{ swept: null, leftOut: [], asked: null, fresh: [], trials: null },
		...found,
		ok: true,
		players: Math.min(most, Math.max(least, players)),
		lots: wanted.map(({ composition: _, ...lot }) => lot)
	};
}
