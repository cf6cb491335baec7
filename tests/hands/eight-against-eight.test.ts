/** The battle that browser tests follow is the one they think it is. */
import { inEnglish } from '#lib/language/said.ts';
import { expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { DecisionView, Key } from '#lib/engine/seat/protocol.ts';
import { loadSession } from '#lib/engine/session/load-session.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { BATTLE_HEX, eightAgainstEight } from '../e2e/eight-against-eight.ts';

function open(): Session {
	const { setup, course } = eightAgainstEight('human');
	const { program } = link(loadVariant(workspaceOf(), 'west-end'), setup.seats.length);
	if (!program) throw new Error('does not link');
	const how = { seed: setup.seed, lock: course.lock, makeCode: interpretedCode };
	const loaded = loadSession(program, course, how);
	if (!loaded.ok) throw new Error(inEnglish(loaded.said));
	return loaded.session;
}

/** Fights on: as few as may be chosen, the first or last of them; who may decline, declines. */
function keysFor(decision: DecisionView, last: boolean): Key[] {
	const { kind, options, min } = decision;
	if (kind === 'subset') return (last ? options.slice(-min) : options).slice(0, min).map(keyOf);
	const stay = options.find(({ targets }) => targets.length === 0);
	return [keyOf(stay ?? options.at(last ? -1 : 0)!)];
}
const keyOf = ({ key }: { key: Key }): Key => key;

const owner = (session: Session) =>
	session.view('observer').spaces.find(({ key }) => key === BATTLE_HEX)?.fields['controller'];

/** Answers from the declaration until the panel of the battle has gone; gives the number of answers. */
function fight(session: Session, last: boolean): number {
	let seen = false;
	for (let given = 0; given < 200; given++) {
		const { decision, scenes } = session.view('observer');
		const [scene] = scenes;
		if (seen && scene === undefined) return given;
		if (decision === null) throw new Error('nobody is asked');
		if (!seen && scene) {
			expect(scene.at).toBe(BATTLE_HEX);
			expect(scene.sides.map(({ pieces }) => pieces.length)).toEqual([8, 8]);
			seen = true;
		}
		const answer = { seat: decision.seat, keys: keysFor(decision, last) };
		expect(session.answer(answer)).toEqual({ ok: true });
	}
	throw new Error('it does not end');
}

for (const last of [false, true]) {
	test(`until the hex is captured, the ${last ? 'last' : 'first'} ones lost first`, () => {
		const session = open();
		expect(session.view(0).decision?.options.map(keyOf)).toEqual([BATTLE_HEX, 'hex(2,0)']);
		expect(owner(session)).toBe('p2');
		session.answer({ seat: 0, keys: [BATTLE_HEX] });
		const answers = fight(session, last);
		const told = session.log('observer').map(({ phrase }) => phrase.path);
		const rolls = told.filter((path) => path === 'system.rolled-hits-for');
		expect([answers, rolls.length]).toEqual([16, 13]);
		expect(owner(session)).toBe('p1');
	});
}
