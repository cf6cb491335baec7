/**
 * What the rules may do between two answers, and to answer one question from outside: instructions, calls, elements that are
 * looked at, dice. Rules that want more are called endless. It counts work, never time: `Runtime.spend` takes it off.
 */
export const STEP_BUDGET = 10_000_000;
