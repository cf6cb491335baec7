/** Who plays by printed code gets it here; how each part is printed stays inside. */
export { type MakeFunction, printedCode } from './printed-code.ts';
