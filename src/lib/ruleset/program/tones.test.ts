import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TONES } from './tones.ts';

const read = (path: string): string =>
	readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

it('are those that the page has mixed, and the reference lists', () => {
	const css = read('src/lib/workbench/style/tokens.css');
	const mixed = [...css.matchAll(/--tone-([a-z]+):/g)].map(([, name]) => name);
	expect(new Set(mixed)).toEqual(new Set(TONES));
	expect(read('docs/language.md')).toContain(`\`${TONES.join(' ')}\``);
});
