/** A small game that uses every part of the language, for the tests of the linker. */
import { readFileSync } from 'node:fs';

export const TOKENS = readFileSync(new URL('fixtures/tokens.yaml', import.meta.url), 'utf8');
