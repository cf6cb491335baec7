/** Printed code in Node. The text holds numbers and our own names only; pages and their workers never load this file. */
import { compileFunction } from 'node:vm';
import { printedCode } from '#lib/engine/print-code/index.ts';

export const nodeCode = printedCode(
	(names, body) => compileFunction(body, names) as (...values: unknown[]) => unknown
);
