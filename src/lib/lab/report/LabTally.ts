/** All that is told of many games of the same rules; more can be added as they end. */
import { playerKey } from '#lib/engine/seat/keys.ts';
import type { GameRecord } from '#lib/lab/game.ts';
import { estimateOf, LEVEL } from '#lib/lab/compare/estimate.ts';
import { shareOf, thousandth } from '#lib/lab/interval.ts';
import { amongMany } from '#lib/lab/statistics/many.ts';
import { summarise } from '#lib/lab/summary.ts';
import { CurveTally } from './CurveTally.ts';
import { findingsOf } from './worth-a-look.ts';
import type { Fairness, LabReport } from './lab-report.ts';
import { type Lead, leadOf } from './lead.ts';
import { neverUsed } from './never-used.ts';
import type { RulesOutline } from './outline.ts';
import { bothSides, type PartReport, PartTally } from './PartTally.ts';

export class LabTally {
	readonly #rules: RulesOutline;
	/** Without what is told of them. */
	readonly #games: GameRecord[] = [];
	readonly #leads = new Map<number, Lead>();
	readonly #curves = new CurveTally();
	readonly #parts: PartTally;
	/** Whether events and effects were watched for. */
	#watched = false;

	constructor(rules: RulesOutline) {
		this.#rules = rules;
		this.#parts = new PartTally(rules.players);
	}

	get games(): number {
		return this.#games.length;
	}

	/** In any order. */
	add(record: GameRecord): void {
		this.#games.push({ ...record, answers: [], checkpoints: [], uses: null, told: null });
		const lead = leadOf(record, this.#rules.least);
		if (lead) this.#leads.set(record.game, lead);
		this.#curves.add(record);
		this.#parts.add(record);
		this.#watched ||= (record.told?.events.length ?? 0) > 0;
	}

	report(): LabReport {
		const games = this.#games.toSorted((a, b) => a.game - b.game);
		const summary = summarise(this.#rules, games);
		const parts = judged(this.#parts.report());
		const report = {
			summary,
			seats: this.#seats(games),
			bots: botsOf(games),
			endings: Object.entries(summary.endings)
				.sort(([a, n], [b, k]) => k - n || (a < b ? -1 : 1))
				.map(([id, hits]) => ({ id, share: shareOf(hits, summary.finished) })),
			lengths: lengthsOf(games),
			lead: this.#lead(),
			curves: this.#curves.report(),
			parts,
			never: neverUsed(this.#rules.parts, parts, this.#watched)
		};
		return { ...report, findings: findingsOf(report, games) };
	}

	#seats(games: readonly GameRecord[]): Fairness[] {
		const { players } = this.#rules;
		const finished = games.filter(({ finished: ended }) => ended);
		return fairness(
			Array.from({ length: players }, (_, seat) => ({
				id: playerKey(seat),
				chances: finished.map(({ winners }) => winners.length / players),
				hits: finished.filter(({ winners }) => winners.includes(seat)).length
			}))
		);
	}

	#lead(): LabReport['lead'] {
		const leads = [...this.#leads].sort(([a], [b]) => a - b).map(([, lead]) => lead);
		if (leads.length === 0) return null;
		const passed = leads.map(({ turning, rounds }) => turning / rounds);
		return {
			games: leads.length,
			changes: estimateOf(
				'number',
				leads.map(({ changes }) => changes)
			),
			turning: estimateOf(
				'number',
				leads.map(({ turning }) => turning)
			),
			share: thousandth(passed.reduce((sum, part) => sum + part, 0) / passed.length)
		};
	}
}

function botsOf(games: readonly GameRecord[]): Fairness[] {
	const finished = games.filter((game) => game.finished);
	const names = [...new Set(finished.flatMap(({ bots }) => bots))];
	if (names.length < 2) return [];
	return fairness(
		names.map((id) => ({
			id,
			chances: finished.flatMap(({ bots, winners }) =>
				bots.flatMap((bot) => (bot === id ? [winners.length / bots.length] : []))
			),
			hits: finished.reduce(
				(sum, { bots, winners }) => sum + winners.filter((seat) => bots[seat] === id).length,
				0
			)
		}))
	);
}

/** `chances`: of each seat in each game, that it wins if nothing makes a difference. */
function fairness(all: readonly { id: string; chances: number[]; hits: number }[]): Fairness[] {
	const ps = all.map(({ chances, hits }) => {
		const expected = chances.reduce((sum, chance) => sum + chance, 0);
		const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
		return variance === 0 ? 1 : bothSides((hits - expected) / Math.sqrt(variance));
	});
	const adjusted = amongMany(ps);
	return all.map(({ id, chances, hits }, i) => ({
		id,
		won: shareOf(hits, chances.length),
		fair: thousandth(
			chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length)
		),
		p: tenThousandth(adjusted[i]!)
	}));
}

function judged(parts: readonly PartReport[]): LabReport['parts'] {
	const asked = parts.flatMap(({ p }) => (p === null ? [] : [p]));
	const adjusted = amongMany(asked);
	let at = 0;
	return parts.map((part) => {
		const p = part.p === null ? null : adjusted[at++]!;
		return { ...part, p: p && tenThousandth(p), differs: p !== null && p <= LEVEL };
	});
}

function lengthsOf(games: readonly GameRecord[]): LabReport['lengths'] {
	const counts = new Map<number, number>();
	for (const { finished, rounds } of games) {
		if (finished) counts.set(rounds, (counts.get(rounds) ?? 0) + 1);
	}
	return [...counts].sort(([a], [b]) => a - b).map(([rounds, count]) => ({ rounds, games: count }));
}

const tenThousandth = (p: number): number => Math.round(p * 10_000) / 10_000;
