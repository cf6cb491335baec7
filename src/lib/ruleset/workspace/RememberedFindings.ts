/** Everything that is wrong with all files; a game none of whose files has changed is not checked again. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { distinct } from '#lib/language/distinct.ts';
import { checkRest } from './check-ruleset.ts';
import { type Part, partsOf, samePart } from './parts.ts';

/** Of one game, a portion at a time; it depends on nothing but the part. */
type Check = (part: Part, game: string) => Iterator<void, Diagnostic[]>;

interface Checked {
	part: Part;
	findings: Diagnostic[];
}

export class RememberedFindings {
	readonly #check: Check;
	#checked = new Map<string, Checked>();
	#underway: { game: string; part: Part; check: ReturnType<Check> } | null = null;
	#checks = 0;

	constructor(check: Check) {
		this.#check = check;
	}

	/** Games that were checked so far: what findings cost, in operations. */
	get checks(): number {
		return this.#checks;
	}

	/** As files of a game are here, these are the findings. */
	know(game: string, part: Part, findings: Diagnostic[]): void {
		this.#checked.set(game, { part, findings });
	}

	/**
	 * Goes on with the check by a portion. What it finds in each game, and what is wrong with files of none, once all is
	 * checked; null: there is more to check.
	 */
	goOn(files: ReadonlyMap<string, string>): Diagnostic[] | null {
		const { games, rest } = partsOf(files);
		for (const [game, part] of games) {
			if (this.#isKnown(game, part)) continue;
			this.#goOn(game, part);
			return null;
		}
		const found = [...games.keys()].flatMap((game) => this.#checked.get(game)?.findings ?? []);
		return distinct([...found, ...checkRest(files, rest)]);
	}

	#isKnown(game: string, part: Part): boolean {
		const last = this.#checked.get(game);
		return last !== undefined && samePart(last.part, part);
	}

	#goOn(game: string, part: Part): void {
		const begun = this.#underway;
		const goesOn = begun?.game === game && samePart(begun.part, part);
		if (!goesOn) this.#checks++;
		const underway = goesOn ? begun : { game, part, check: this.#check(part, game) };
		// What throws is begun anew when somebody asks again.
		this.#underway = null;
		const next = underway.check.next();
		if (next.done) this.know(game, part, next.value);
		else this.#underway = underway;
	}
}
