/** Everything that is wrong with all files; a game none of whose files has changed is not checked again. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { checkRest, distinct } from './check-ruleset.ts';
import { type Part, partsOf, samePart } from './parts.ts';

/** Of one game; it depends on nothing but the part. */
type Check = (part: Part, game: string) => Diagnostic[];

interface Checked {
	part: Part;
	findings: Diagnostic[];
}

export class RememberedFindings {
	readonly #check: Check;
	#checked = new Map<string, Checked>();
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

	/** What the check finds in each game, and what is wrong with files of none. */
	of(files: ReadonlyMap<string, string>): Diagnostic[] {
		const { games, rest } = partsOf(files);
		const found = [...games].flatMap(([game, part]) => this.#ofGame(game, part));
		return distinct([...found, ...checkRest(files, rest)]);
	}

	#ofGame(game: string, part: Part): Diagnostic[] {
		const last = this.#checked.get(game);
		if (last && samePart(last.part, part)) return last.findings;
		this.#checks++;
		const findings = this.#check(part, game);
		this.know(game, part, findings);
		return findings;
	}
}
