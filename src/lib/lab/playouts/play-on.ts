/** Bots play on from where a machine stands. */
import { MachineProbe } from '#lib/bots/machine-probe.ts';
import type { BotName } from '#lib/bots/bots.ts';
import { BotPlayer } from '#lib/bots/player.ts';
import { Stream } from '#lib/bots/stream.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import { firstAsked, isOver } from '#lib/engine/play/play.ts';
import { applyDecision } from '#lib/engine/session/answers.ts';

/** What has asked so much is not going to end. */
const MOST_ANSWERS = 20_000;

/** closed: it came to what was waited for; over: the game has ended; broken: neither. */
export type PlayedTo = 'closed' | 'over' | 'broken';

/** A probe is large, and serves all playouts of a machine. */
export function probeFor(m: Machine): MachineProbe {
	return new MachineProbe(m, new Stream('probe'));
}

/** All seats are played by the same kind of bot. `until` is asked before every answer. */
export function playOn(
	m: Machine,
	{ bot, seed, probe }: { bot: BotName; seed: string; probe: MachineProbe },
	until: () => boolean
): PlayedTo {
	const players = Array.from(
		{ length: m.program.players },
		(_, seat) => new BotPlayer(m, bot, `${seed}/bot/${seat}`, probe)
	);
	// What is imagined may be impossible; what really goes wrong shows in the game itself.
	const played = unlessRulesFail(() => {
		for (let answers = 0; answers < MOST_ANSWERS; answers++) {
			if (isOver(m)) return { ok: true as const, to: 'over' as const };
			if (until()) return { ok: true as const, to: 'closed' as const };
			const seat = firstAsked(m);
			const player = players[seat];
			if (player === undefined) break;
			applyDecision(m, player.decide(m, seat));
		}
		return { ok: true as const, to: 'broken' as const };
	});
	return played.ok ? played.to : 'broken';
}
