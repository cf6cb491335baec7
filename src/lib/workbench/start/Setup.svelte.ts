/** The choices on the start page: which game, who sits where, which options, which seed. */
import type {
	BotName,
	GameSetup,
	OptionValue,
	SeatSetup,
	VariantInfo
} from '../../../workers/engine/engine-api.ts';

const NAMES = ['Anna', 'Bram', 'Chloé', 'David', 'Emma', 'Felix', 'Greta', 'Hugo'];

export function randomSeed(): string {
	const words = crypto.getRandomValues(new Uint32Array(2));
	return [...words]
		.map((word) => word.toString(36))
		.join('')
		.slice(0, 8);
}

export class Setup {
	variant = $state<string | null>(null);
	seed = $state(randomSeed());
	seats = $state<SeatSetup[]>([]);
	options = $state<Record<string, OptionValue>>({});

	take(card: VariantInfo): void {
		this.variant = card.id;
		this.options = {};
		this.#sit(Math.min(card.maxPlayers, Math.max(card.minPlayers, this.seats.length || 4)));
	}

	#sit(count: number): void {
		this.seats = Array.from({ length: count }, (_, seat) => {
			const control: SeatSetup['control'] = seat === 0 ? 'human' : 'greedy';
			return this.seats[seat] ?? { name: NAMES[seat] ?? `${seat + 1}`, control };
		});
	}

	get count(): number {
		return this.seats.length;
	}
	set count(count: number) {
		this.#sit(count);
	}

	control(seat: number, control: 'human' | BotName): void {
		const one = this.seats[seat];
		if (one) one.control = control;
	}

	option(id: string, value: OptionValue | null): void {
		if (value === null) delete this.options[id];
		else this.options[id] = value;
	}

	done(): GameSetup | null {
		if (this.variant === null) return null;
		const seats = this.seats.map((seat, at) => ({
			...seat,
			name: seat.name.trim() || (NAMES[at] ?? `${at + 1}`)
		}));
		return {
			variant: this.variant,
			seats: $state.snapshot(seats),
			seed: this.seed.trim() || randomSeed(),
			options: $state.snapshot(this.options)
		};
	}
}
