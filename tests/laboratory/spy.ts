/** A game among bots of which one is shown everything that is hidden. */
import { BotPlayer } from '#lib/bots/player.ts';
import { MachineProbe } from '#lib/bots/machine-probe.ts';
import { Stream } from '#lib/bots/stream.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { firstAsked, isOver } from '#lib/engine/play/play.ts';
import { applyDecision } from '#lib/engine/session/answers.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import { WINNERS } from '#lib/engine/state/memory-layout.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';

/** Tries answers out in the position itself: nothing is dealt anew. Only chance to come stays unknown. */
export class SpyingProbe extends MachineProbe {
	#aiming = false;

	override aim(machine: Machine, seat: number, stream: Stream): void {
		if (this.#aiming) super.aim(machine, seat, stream);
		else {
			this.#aiming = true;
			this.aimAtImagined(machine, seat, stream);
			this.#aiming = false;
		}
	}
}

export class SpyTable {
	readonly #machine: Machine;

	constructor(program: Program) {
		this.#machine = new Machine(nodeCode(program));
	}

	/** The seats that won; all are greedy, and the one called `spy` is shown everything; -1: nobody is. */
	play(seed: string, spy: number): number[] {
		const m = this.#machine;
		const fair = new MachineProbe(m, new Stream('probe'));
		const spying = new SpyingProbe(m, new Stream('probe'));
		const players = Array.from(
			{ length: m.program.players },
			(_, seat) => new BotPlayer(m, 'greedy', `${seed}/bot/${seat}`, seat === spy ? spying : fair)
		);
		m.start(seed);
		while (!isOver(m)) {
			const seat = firstAsked(m);
			applyDecision(m, players[seat]!.decide(m, seat));
		}
		return seatsIn(m.mem[WINNERS]!);
	}
}
