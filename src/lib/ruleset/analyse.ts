/** Findings about the program as a whole. */
import type { Rules } from './body.ts';
import type { Values } from './link-values.ts';
import type { Program } from './program.ts';

export function analyse(_program: Program, _rules: Rules, _values: Values): void {}
