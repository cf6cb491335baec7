import { inEnglish, type Said, say } from '#lib/language/said.ts';

/** As many rules as a message names from either end of the way to the one that failed. */
const NAMED_INSIDE = 8;
const NAMED_OUTSIDE = 4;

/**
 * A rule that cannot go on: a loop without end, a stack too deep, too much at once. It says which rules were at work, with
 * their places, innermost first: the values that were being worked out, then the routines.
 */
export class RuleError extends Error {
	readonly #what: Said;
	readonly #values: string[] = [];
	readonly #routines: readonly string[];

	constructor(what: Said, routines: readonly string[] = []) {
		super();
		this.#what = what;
		this.#routines = routines;
	}

	/** Notes a rule without a frame that the error passes on its way out. */
	passing(rule: string): this {
		this.#values.push(rule);
		return this;
	}

	get said(): Said {
		const chain = shortened([...this.#values, ...this.#routines]);
		return chain.length === 0 ? this.#what : say`${this.#what}: ${chain.join(' < ')}`;
	}

	override get message(): string {
		return inEnglish(this.said);
	}
}

/** A chain without its middle, where it is long. */
export function shortened(chain: readonly string[]): readonly string[] {
	if (chain.length <= NAMED_INSIDE + NAMED_OUTSIDE) return chain;
	return [...chain.slice(0, NAMED_INSIDE), '...', ...chain.slice(-NAMED_OUTSIDE)];
}

/** Rules that cannot go on are for their author to mend: they are told, and do not bring the program down. */
export function unlessRulesFail<T>(work: () => T): T | { ok: false; said: Said } {
	try {
		return work();
	} catch (error) {
		if (error instanceof RuleError) return { ok: false, said: error.said };
		throw error;
	}
}
