/** Routines as instructions, for the two ways to work out expressions. */
export type { ForEach, Instruction, Operation } from './assembler.ts';
export { type AssembledRoutine, compileCode } from './compile-code.ts';
