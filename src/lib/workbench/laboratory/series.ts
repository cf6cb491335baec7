/** The rules of a series of games, from the rules server: each on its own, so that other questions come in between. */
import type { RulesCalls } from '#lib/workbench/servers/start-workers.ts';
import type { LinkedLot, RefusedLots } from '#lib/rules-server/lots-asked.ts';
import type { LabLot, LabSeries, LabWish, LentTrial } from '../../../workers/lab/lab-api.ts';

type Server = Pick<RulesCalls, 'lots' | 'linkLot'>;
export type AskRules = <T>(question: (server: Server) => Promise<T>) => Promise<T>;

/** Or why nothing is played. */
export async function seriesFor(wish: LabWish, ask: AskRules): Promise<LabSeries | RefusedLots> {
	const { choice, purpose, players: wanted } = wish;
	const found = await ask((server) => server.lots({ choice, purpose, players: wanted }));
	if (!found.ok) return found;
	const { ok: _, lots: chosen, trials: asked, ...told } = found;
	const { players } = told;
	const lots: LabLot[] = [];
	const leftOut = [...told.leftOut];
	const findings = [];
	for (const lot of chosen) {
		const linked = await ask((server) => server.linkLot(lot, players));
		if (linked.ok) lots.push({ ...lot, linked: linked.rules });
		else if (told.swept !== null && linked.excluded !== null)
			leftOut.push({ value: lot.label, why: linked.excluded });
		else findings.push(...linked.findings);
	}
	if (findings.length > 0) return { ok: false, why: 'broken', findings };
	const [none] = leftOut;
	if (lots.length === 0 && none) return { ok: false, why: 'unfit', said: none.why };
	const lot = { label: choice.variant, value: null, choice, onTop: null };
	const byPlayers = new Map<number, LinkedLot>();
	const trials: LentTrial[] = [];
	for (const { trial, players } of asked ?? []) {
		const linked = byPlayers.get(players) ?? (await ask((server) => server.linkLot(lot, players)));
		byPlayers.set(players, linked);
		if (!linked.ok) return { ok: false, why: 'broken', findings: linked.findings };
		trials.push({ trial, linked: linked.rules });
	}
	return { ...told, wish, lots, leftOut, trials: asked && trials };
}
