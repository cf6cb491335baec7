import path from 'node:path';
import { expect, test } from 'vitest';
import { shelfOrder } from '#lib/workbench/start/shelf-order.ts';
import { findAnswers } from '../../scripts/delivered-answers.ts';
import { readFolder } from '../../src/cli/sources/disk.ts';
import { questionOf, RulesHost } from '#lib/rules-server/RulesHost.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const files = readFolder(path.join(ROOT, 'rulesets'));
const server = new RulesHost(Object.fromEntries(files));
const answers = await findAnswers(ROOT, files);

test('what the shelf asks is known, in whatever language it is read, and what is wrong; nothing else', () => {
	const variants = server.variants();
	const asked = ['en', 'de', 'fr'].flatMap((language) =>
		shelfOrder(variants, language).flatMap(([game, [first]]) => [
			questionOf('layers', game),
			questionOf('findingsIn', game),
			// As Shelf.svelte.test.ts has it.
			questionOf(
				'rules',
				{ variant: first?.id ?? '', layers: null, options: {} },
				first?.maxPlayers ?? 0
			)
		])
	);
	expect(new Set(Object.keys(answers))).toEqual(new Set([questionOf('variants'), ...asked]));
});

test('it is what the server says', () => {
	const known = Object.entries(answers).map(([question, answer]) => {
		const [name, about] = JSON.parse(question) as [
			'variants' | 'layers' | 'rules' | 'findingsIn',
			never[]
		];
		const ask: (...about: never[]) => unknown = server[name].bind(server);
		return [question, JSON.parse(answer) as unknown, ask(...about)];
	});
	for (const [question, answer, said] of known)
		expect(answer, String(question)).toStrictEqual(said);
	expect(known.length).toBeGreaterThan(20);
});
