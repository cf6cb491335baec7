/**
 * From what somebody chose to the game that comes of it: a named variant, or an edition with house rules, and options.
 * What was built last is remembered, so that looking at other rules and coming back builds nothing.
 */
import { SmallCache } from '#lib/language/tools/small-cache.ts';
import { build } from '#lib/ruleset/workspace/build.ts';
import type { BuiltGame, Compose } from '#lib/ruleset/workspace/build.ts';
import { composing, type RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Files } from './Files.ts';
import type { PlayedGame } from './rules-server.ts';

/** Programs are large; a dialog in which rules are tried out needs a few of them. */
const REMEMBERED = 12;

export class Builder {
	readonly #files: Files;
	#built = new SmallCache<BuiltGame>(REMEMBERED);
	/** By the hash of the program, also of files that are others now: what was handed out to be played. */
	readonly #played = new SmallCache<BuiltGame>(REMEMBERED);
	#revision = 0;
	#links = 0;

	constructor(files: Files) {
		this.#files = files;
	}

	/** Games that were composed and linked so far: what a change costs, in operations. */
	get links(): number {
		return this.#links;
	}

	build(choice: RulesChoice, players: number): BuiltGame {
		// What was built of other files never comes back, and may be large.
		if (this.#revision !== this.#files.revision)
			this.#built = new SmallCache<BuiltGame>(REMEMBERED);
		this.#revision = this.#files.revision;
		const { variant, layers = null, options } = choice;
		const key = JSON.stringify([variant, layers, options, players]);
		return this.#built.of(key, () => this.under(this.#files.current, choice, players));
	}

	/** Somebody may play by it from now on. What nobody plays is never hashed. */
	remember(built: BuiltGame): void {
		if (built.program) this.#played.set(built.program.hash, built);
	}

	/** For so many players; where the rules are not for so many, for as near a number as they allow. */
	fitting(choice: RulesChoice, players: number): BuiltGame {
		const built = this.build(choice, players);
		const { min, max } = playersOf(built.composition);
		const fit = Math.min(max, Math.max(min, players));
		return fit === players ? built : this.build(choice, fit);
	}

	/** By which a game is played; where nothing is known of that any more, the rules of now. */
	linked({ choice, players, hash }: Pick<PlayedGame, 'choice' | 'players' | 'hash'>): BuiltGame {
		return this.#played.get(hash) ?? this.build(choice, players);
	}

	/** Of other files than those of now. */
	under(files: Map<string, string>, choice: RulesChoice, players: number): BuiltGame {
		return this.composed(composing(files, choice), players);
	}

	/** Of rules that nobody goes on with. */
	composed(compose: Compose, players: number): BuiltGame {
		this.#links++;
		return build(compose, players);
	}
}
