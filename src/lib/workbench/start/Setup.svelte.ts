/** The choices on the start page: which game by which rules, who sits where, which seed. */
import type { GameSetup, SeatSetup } from '#lib/game-file/game-file.ts';
import type { VariantInfo } from '#lib/rules-server/rules-server.ts';
import { randomSeed } from './random-seed.ts';
import { RulesWish } from '#lib/workbench/rules/RulesWish.svelte.ts';

const NAMES = ['Anna', 'Bram', 'Chloé', 'David', 'Emma', 'Felix', 'Greta', 'Hugo'];

export class Setup {
	readonly wish = new RulesWish();
	seed = $state(randomSeed());
	seats = $state<SeatSetup[]>([]);
	/** With which position of one's own the game begins; null: with its beginning. */
	from = $state<string | null>(null);

	take(card: VariantInfo): void {
		this.wish.take(card);
		this.fit({ min: card.minPlayers, max: card.maxPlayers });
	}

	/** As many seats as the rules allow, and no fewer than they need; four to begin with. */
	fit({ min, max }: { min: number; max: number }): void {
		this.count = Math.min(max, Math.max(min, this.seats.length || 4));
	}

	get count(): number {
		return this.seats.length;
	}
	set count(count: number) {
		if (count !== this.count) this.seats = seated(this.seats, count);
	}

	control(seat: number, control: Exclude<SeatSetup['control'], 'orders'>): void {
		const eachSeat = this.seats[seat];
		if (eachSeat) eachSeat.control = control;
	}

	/** The seat is played by these orders. */
	order(seat: number, text: string): void {
		const eachSeat = this.seats[seat];
		if (!eachSeat) return;
		eachSeat.control = 'orders';
		eachSeat.orders = { text, since: 0 };
	}

	done(): GameSetup | null {
		const choice = this.wish.done();
		if (!choice) return null;
		const seats = this.seats.map((seat, at) => ({
			...seat,
			name: seat.name.trim() || (NAMES[at] ?? `${at + 1}`)
		}));
		return { ...choice, seats: $state.snapshot(seats), seed: this.seed.trim() || randomSeed() };
	}
}

/** So many seats: the ones there are, and bots beside them. */
export function seated(seats: readonly SeatSetup[], count: number): SeatSetup[] {
	return Array.from({ length: count }, (_, seat) => {
		const control: SeatSetup['control'] = seat === 0 ? 'human' : 'greedy';
		return seats[seat] ?? { name: NAMES[seat] ?? `${seat + 1}`, control };
	});
}
