/** The fixture game of layouts uses each word that a layout has, and nothing is wrong in it: what a browser test shows of it is all. */
import { describe, expect, it } from 'vitest';
import { findingText } from '../../src/cli/terminal/shown-findings.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { shapes } from '#lib/language/generated/shapes.ts';
import type { JsonSchema } from '#lib/language/json-schema.ts';
import { followed } from '#lib/language/shape-at.ts';
import { toPlain } from '#lib/language/tree-tools.ts';
import { childOf } from '#lib/language/nodes.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { checkRuleset } from '#lib/ruleset/workspace/check-ruleset.ts';
import { listVariants, loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { runSuite, suiteOf } from '#lib/scenario/suite.ts';
import { fixtureRulesets } from '../fixtures/read-rulesets.ts';

const files = fixtureRulesets('layout');
const layouts = listVariants({ files }).map(({ id }) =>
	childOf(loadVariant({ files }, id).tree, 'layout')
);

/** Languages are not words of a layout: the game of the test is in one. */
const OTHER = ['language'];

/** `scenes.*.odds.until`: each key that a layout can have, and `zones.* hand`: each word that can stand there. */
function wordsOf(schema: JsonSchema, at: string[] = []): string[] {
	const { enum: choices, properties, additionalProperties: each, items } = followed(schema);
	const below = Object.entries(properties ?? {}).flatMap(([key, inner]) =>
		OTHER.includes(key) ? [] : [[...at, key].join('.'), ...wordsOf(inner, [...at, key])]
	);
	const words = (choices ?? []).map((choice) => `${at.join('.')} ${String(choice)}`);
	const inEach = typeof each === 'object' ? wordsOf(each, [...at, '*']) : [];
	return [...words, ...below, ...inEach, ...(items ? wordsOf(items, at) : [])];
}

/** The same of what stands in a file. */
function usedIn(value: unknown, schema: JsonSchema, at: string[] = []): string[] {
	const { properties, items } = followed(schema);
	if (Array.isArray(value)) return value.flatMap((entry) => usedIn(entry, items ?? {}, at));
	if (typeof value !== 'object' || value === null) return [`${at.join('.')} ${String(value)}`];
	return Object.entries(value).flatMap(([key, inner]) => {
		const own = properties?.[key];
		const each = followed(schema).additionalProperties;
		const path = [...at, own ? key : '*'];
		return [path.join('.'), ...usedIn(inner, own ?? (typeof each === 'object' ? each : {}), path)];
	});
}

const LAYOUT: JsonSchema = shapes['layout']!;
const used = new Set(layouts.flatMap((layout) => usedIn(layout && toPlain(layout), LAYOUT)));

describe('the fixture game of layouts', () => {
	const words = wordsOf(LAYOUT);

	it('knows the words from the schema', () => {
		expect(words).toContain('scenes.*.odds.until');
		expect(words).toContain('zones.* hand');
		expect(words).toContain('space.fill.colours');
		expect(words).toContain('tracks.*.to');
		expect(new Set(words).size).toBe(words.length);
		expect(words.length).toBeGreaterThan(50);
	});

	it.each(words)('uses %s', (word) => {
		expect([...used]).toContain(word);
	});

	it('is a game in which nothing is wrong', () => {
		expect(checkRuleset(files).map(findingText)).toEqual([]);
		const results = [...runSuite({ files }, 'harbours', suiteOf({ files }, 'harbours'))];
		expect(results.length).toBeGreaterThan(0);
		expect(results.flatMap(({ failures }) => failures.map(findingText))).toEqual([]);
	});

	it('shows to everybody that dice lie under a cup, and to their owner which', () => {
		const { program } = link(loadVariant({ files }, 'stalls'), 2);
		const session = createSession(program!, { seed: 'cup', lock: {}, makeCode: interpretedCode });
		const under = (viewer: number) =>
			session
				.view(viewer)
				.zones.filter(({ zone }) => zone === 'cup')
				.map(({ pieces }) => pieces.map(({ face, kind }) => [face !== null, kind]));
		const [known, hidden] = [true, false].map((is) => [1, 2, 3].map(() => [is, 'die']));
		expect([under(0), under(1)]).toEqual([
			[known, hidden],
			[hidden, known]
		]);
		// Of what else lies hidden nothing is said.
		const bag = session.view(0).zones.find(({ zone }) => zone === 'bag');
		expect(new Set(bag?.pieces.map(({ kind }) => kind))).toEqual(new Set([null]));
	});
});
