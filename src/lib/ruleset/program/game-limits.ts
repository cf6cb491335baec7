/**
 * How large a game may be: far more than any that is played, and little enough that nothing an author writes costs a
 * machine its memory or its time. The linker says where a game is too large; what only the running game can know is
 * counted by the machine.
 */

/** Faces, and pieces with all their copies. */
export const MOST_FACES = 2000;
export const MOST_PIECES = 5000;
/** Pictures of one's own. */
export const MOST_ART = 300;
/** Kinds, enums, declared zones and options, of each; fields of each table; rules, effects and values, of each. */
export const MOST_TABLES = 500;
export const MOST_FIELDS = 500;
export const MOST_DEFINITIONS = 5000;
export const MOST_SPACES = 2000;
/** Zones of the game, of the players and of the spaces, all together. */
export const MOST_ZONES = 20_000;
/** A set of players is one word. */
export const MOST_PLAYERS = 31;
export const MOST_ENUM_VALUES = 500;
export const MOST_STREAMS = 100;
/** Words of all fields of all things. */
export const MOST_FIELD_WORDS = 500_000;
/** Which replacements have acted on an event is kept in one word. */
export const MOST_REPLACEMENTS = 31;
/** Words of frames. A chain of rules that needs more is a loop, and is reported with the names of the rules. */
export const STACK_WORDS = 2048;
/** Words of the locals of one rule: with less than half of the stack it can be called from another one. */
export const MOST_LOCALS = 1000;
/** Elements of a range that is walked, dice of a roll: numbers that the rules work out. */
export const MOST_AT_ONCE = 10_000;
/** Legal answers to one question, and answers that are refused with a reason. */
export const MOST_ANSWERS = 100_000;
/**
 * What the rules may do between two answers, and to answer one question from outside: instructions, calls, elements that are
 * looked at, dice. Rules that want more are called endless. It counts work, never time: `Runtime.spend` takes it off.
 */
export const STEP_BUDGET = 10_000_000;
/** How many values may lie between a rule and the last value that it needs. */
export const MOST_NESTED_VALUES = 100;
/** How deep expressions may be nested, with those of the values that they call. */
export const MOST_NESTING = 600;
