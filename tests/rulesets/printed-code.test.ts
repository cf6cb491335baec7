/** The text that printed code is made of, for real games: every word in it was thought about. */
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { printedCode } from '#lib/engine/print-code/printed-code.ts';

const VARIANTS = ['west-end', 'everything-faidutti', 'kings-and-creatures'];

/** Words that are no numbered names of ours (`l3`, `v17`, `i2_5`), sorted. */
const OURS = [
	"'draw' 'field' 'numbers' 'top' 'use strict' 'zone' D LINES Math NOWAY OPPOSITE Q R SPACES Set",
	'Uint8Array a add address among answer around at b base begin beside bits break by case catch chosen const continue',
	'count d deepest distance divide do drawPieces element else end endless entered error expressions false',
	'firstShowing floor for forEach fp from function functions hanging height holds i if includes indexOf',
	'isNext isOnLine isWithin kept key keys keysOf least left length let list look looked m map max may mem',
	'min modulo movePiece n new next nextShowing nothingThere null observer of old oneOfEach other passing',
	'pc piece place placeIn pool poolIsFull poolTop popFrame push reach recording regs result return ring',
	'rp rule runs seen set setValues sets shuffleZone size slice some sort sortBy sortByPlace space',
	'spendMany step steps stepsTo switch there thing throw to tooDeep tooLarge top true try values way while word',
	'write writeBits x zone'
].join(' ');

const NUMBERED = /^(?:[a-z][A-Za-z]*\d+(?:_\d+)?|word_[et]\d+|[AKM]\d+|[NT]|NONE|Z[SH])$/;

test('printed code is made of numbers and of our own words', () => {
	const words = new Set<string>();
	const code = printedCode((names, body) => {
		for (const [word] of body.matchAll(/'[^']*'|[A-Za-z_$][\w$]*/g)) words.add(word);
		// Nothing else may stand between them: no other quotes, no comments, no patterns.
		expect(body).not.toMatch(/["`\\]|\/\/|\/\*/);
		return compileFunction(body, names) as (...values: unknown[]) => unknown;
	});
	for (const variant of VARIANTS) code(loadProgram({ variant, with: [] }).program);
	const ours = [...words].filter((word) => !NUMBERED.test(word)).sort();
	expect(ours.join(' ')).toBe(OURS);
});
