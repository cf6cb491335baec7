/** Games made at random say all that rules can say, each in a fair share of them; and rules can do no step of which there is none. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONSTRUCTS, sharesIn } from './constructs.ts';
import { choices, rulesFrom } from './try-rules.ts';

const RULES = 400;
/** In percent of them. */
const FAIR = 8;

const texts = fc.sample(choices, { numRuns: RULES, seed: 1 }).map(rulesFrom);

test('each construct stands in a fair share of the games', () => {
	const rare = Object.entries(sharesIn(texts)).filter(([, share]) => share < FAIR);
	expect(rare).toEqual([]);
	expect(Object.keys(CONSTRUCTS)).toEqual([
		'modify: of a value',
		'modify: of an attribute',
		'modify: of the face',
		'modify: of a set, with',
		'modify: of a set, without',
		'printed()',
		'effects of kinds',
		'effects of pieces',
		'fields that hold sets',
		'fields that hold a face',
		'until: an event',
		'until: when it holds',
		'until: leaves',
		'limit: of an action',
		'limit: of an effect',
		'limit: until',
		'modify: of a value about a set',
		'on-die',
		'on-draw',
		'on-pick',
		'on-roll',
		'on-shuffle',
		'pick one',
		'pick some',
		'swap players',
		'swap spaces',
		'seen',
		'checkpoint',
		'restore, keeping:',
		'secret, one',
		'secret, declined',
		'secret, subset',
		'secret, path',
		'choose, subset',
		'choose, such-that:',
		'choose, path',
		'choose, while:',
		'choose, default:',
		'offer, while:',
		'offer, default:',
		'known-to',
		'afterwards',
		'anytime',
		'SET while COND',
		'x.column, x.row',
		'next, opposite',
		'cell, worked out',
		'clockwise',
		'ray',
		'region',
		'neighbours for whom',
		'forbid',
		'replace:',
		'after:'
	]);
});

test('there is no step that none of them does', () => {
	const { definitions } = JSON.parse(readFileSync('schemas/steps.schema.json', 'utf8')) as {
		definitions: { step: { oneOf: { $ref: string }[] } };
	};
	const verbs = definitions.step.oneOf.map(({ $ref }) => $ref.split('/step-')[1]!);
	const verb = (name: string): RegExp => new RegExp(`\\{ ${name}: `);
	expect(verbs.filter((name) => !texts.some((text) => verb(name).test(text)))).toEqual([]);
});
