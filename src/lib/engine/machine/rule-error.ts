/** A rule that cannot go on: a loop without end, a stack too deep. Names the chain of rules. */
export class RuleError extends Error {}
