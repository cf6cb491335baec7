/** Sound files that the recipes of the corpus break: made anew each time, so that they are always those of the rules of now. */
import { inEnglish } from '#lib/language/said.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { firstAsked, legalAnswers } from '#lib/engine/play/play.ts';
import { beginSession } from '#lib/engine/session/load-session.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { EMPTY_MARGIN, type GameFile, gameFile, type GameSetup } from '#lib/game-file/game-file.ts';
import { type Built, build } from '#lib/ruleset/workspace/build.ts';
import { composing } from '#lib/ruleset/workspace/compose-choice.ts';
import { readRulesets } from '../fixtures/read-rulesets.ts';

/** A text, or the data of a JSON file. */
export type Base = string | object;

export const POND = readFileSync(join(import.meta.dirname, 'bases/pond.yaml'), 'utf8');
const POND_VARIANT = 'variant: { id: pond, game: pond }\n';
const POND_CHANGED = POND.replace('worth: 2', 'worth: 3');

/** The files of a game that is one text, as a user has added them. */
export function pondEdits(text: string): Record<string, string> {
	return { 'pond/base/game.yaml': text, 'variants/pond.yaml': POND_VARIANT };
}

function setupOf(variant: string): GameSetup {
	const seats = ['Anna', 'Bert'].map((name) => ({ name, control: 'human' as const }));
	return { variant, layers: null, options: {}, seats, seed: 'hostile' };
}

function builtFrom(edits: Record<string, string>, setup: GameSetup): Built {
	const files = readRulesets(join(import.meta.dirname, '../../rulesets'));
	for (const [path, text] of Object.entries(edits)) files.set(path, text);
	return build(composing(files, setup), setup.seats.length);
}

/** Gives the first legal answer, so often. */
function play(session: Session, answers: number): void {
	const { machine } = session;
	for (let given = 0; given < answers; given++) {
		const seat = firstAsked(machine);
		const { kind, min } = legalAnswers(machine, seat);
		const played = session.play({ seat, picks: [kind === 'amount' ? min : 0], anytime: false });
		if (!played.ok) throw new Error(inEnglish(played.said));
	}
}

function begun(edits: Record<string, string>, setup: GameSetup): Session {
	const { program, composition } = builtFrom(edits, setup);
	if (!program) throw new Error(`${setup.variant} cannot be built`);
	const { lock } = composition;
	const session = beginSession(program, { seed: setup.seed, lock, makeCode: interpretedCode });
	if (!session.ok) throw new Error(inEnglish(session.said));
	return session.session;
}

/** Four answers, with a checkpoint after two. */
function save(): GameFile {
	const edits = pondEdits(POND);
	const setup = setupOf('pond');
	const session = begun(edits, setup);
	play(session, 2);
	const checkpoint: [number, string] = [2, hashState(session.machine)];
	play(session, 2);
	const course = { ...session.course(), checkpoints: [checkpoint] };
	return gameFile({ setup, edits, course }, EMPTY_MARGIN);
}

/** The rules have changed after two answers; one more was given. */
function position(): GameFile {
	const edits = pondEdits(POND_CHANGED);
	const setup = setupOf('pond');
	const session = begun(pondEdits(POND), setup);
	play(session, 2);
	const { program, composition } = builtFrom(edits, setup);
	const swapped = session.swap(program!, composition.lock);
	if (!swapped.ok) throw new Error(inEnglish(swapped.said));
	play(session, 1);
	return gameFile({ setup, edits, course: session.course() }, EMPTY_MARGIN);
}

/** What older versions wrote after a change of rules: the memory of the engine. */
function image(): object {
	const edits = pondEdits(POND);
	const setup = setupOf('pond');
	const session = begun(edits, setup);
	play(session, 2);
	const origin = Array.from(session.machine.mem);
	const { rulesHash, lock } = session.course();
	const rest = { programHash: rulesHash, lock, checkpoints: [], origin };
	return { format: 'thingsmith-game-1', setup, edits, save: { ...rest, answers: [[0, 0]] } };
}

/** A whole game of a delivered variant. */
function record(): GameFile {
	const setup = setupOf('kings-and-creatures');
	const session = begun({}, setup);
	while (session.waiting !== 0) play(session, 1);
	return gameFile({ setup, edits: {}, course: session.course() }, EMPTY_MARGIN);
}

/** The first form of all: what the command line recorded. */
function oldRecord(): object {
	const { setup, course } = record();
	const { rulesHash, lock, answers } = course;
	const numbers = answers.map((answer) => answer.filter((part) => typeof part === 'number'));
	return {
		format: 'thingsmith-save-1',
		variant: setup.variant,
		options: {},
		players: 2,
		seed: setup.seed,
		programHash: rulesHash,
		lock,
		answers: numbers,
		checkpoints: []
	};
}

const MAKERS: Readonly<Record<string, () => Base>> = {
	pond: () => POND,
	save,
	'yaml-save': () => stringify(save()),
	position,
	image,
	record,
	'old-record': oldRecord
};

const made = new Map<string, Base>();

export function baseOf(name: string): Base {
	const make = MAKERS[name];
	if (!make)
		throw new Error(`There is no base "${name}"; there are ${Object.keys(MAKERS).join(', ')}`);
	const base = made.get(name) ?? make();
	made.set(name, base);
	return base;
}
