/** Generated code in Node. The text holds numbers and our own names only; the page never loads this file. */
import { compileFunction } from 'node:vm';
import { generatedBackend } from '#lib/engine/machine/backend.ts';

/** For `new Machine(program, { makeBackend: fastBackend })`. */
export const fastBackend = generatedBackend(
	(names, body) => compileFunction(body, names) as (...values: unknown[]) => unknown
);
