/** The walk over the rules, and how it is watched. */
export type { Watch } from './interpretation.ts';
export { interpretedCode, Interpreter, knowledgeFor } from './interpreter.ts';
