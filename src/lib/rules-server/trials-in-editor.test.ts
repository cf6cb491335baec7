/** What somebody who writes a trial is told meanwhile: what `validate` says of it, and the names of the game. */
import { expect, test } from 'vitest';
import { allFindings } from './all-findings.test.fixture.ts';
import { hoverAt, offeredAt } from './help-at.test.fixture.ts';
import { placed } from './findings-for-editors.ts';
import { RulesHost } from './RulesHost.ts';
import { TOKEN_TYPES } from './token-types.ts';

const PATH = 'joust/trials/tilt.yaml';
const TRIAL = `trial: tilt
about: One rider against another.
tested: riders
given: { place: { lists: [$tested, $against] } }
start: { call: tilt, with: { a: $tested } }
won: $tested in lists
lost: $against in lists
`;
const SECOND = TRIAL.replace('trial: tilt', 'trial: again');
const FILES = {
	'joust/base/game.yaml': `
game: { id: joust, players: { min: 2, max: 2 }, start: play }
kinds: { rider: { plural: riders, start: stable } }
pieces: { cat: { kind: rider }, dog: { kind: rider } }
zones: { stable: { sees: all, count: all }, lists: { sees: all, count: all } }
procedures:
  play: { do: [{ end-game: players }] }
  tilt: { params: { a: rider }, do: [{ move: a, to: stable }] }
`,
	'variants/joust.yaml': 'variant: { id: joust, game: joust }\n'
};

function host(trial: string): RulesHost {
	const server = new RulesHost(FILES);
	server.open({ [PATH]: trial });
	return server;
}

const found = (trial: string, path = PATH) =>
	placed(allFindings(host(trial)))
		.filter(({ uri }) => uri === path)
		.map(({ range, code }) => `${range.start.line}:${range.start.character} ${code}`);

test('a trial is set up wherever everything is checked', () => {
	expect(found(TRIAL)).toEqual([]);
	expect(found(TRIAL.replace('call: tilt', 'call: tild'))).toEqual([
		'4:15 scenario/unknown-procedure'
	]);
	expect(found(TRIAL.replace('won: $tested', 'won: $testd'))).toEqual([
		'5:5 trial/unknown-placeholder'
	]);
	expect(
		found(`${TRIAL}---\n${SECOND.replace('lost: $against in lists', 'lost: $against')}`)
	).toEqual(['14:6 type/mismatch']);
});

test('what is wrong with its shape alone is said once', () => {
	expect(found(TRIAL.replace('tested:', 'testet:'))).toEqual(['2:0 shape/unknown-key']);
});

/** At a bar in a trial. */
const at = <T>(marked: string, ask: (server: RulesHost, text: string, offset: number) => T): T => {
	const text = marked.replace('|', '');
	return ask(host(text), text, marked.indexOf('|'));
};
const complete = (marked: string) =>
	at(marked, (server, text, offset) =>
		offeredAt(server, { path: PATH, text }, offset)?.map(({ word }) => word)
	);

test('names of the game are offered and explained in it, in every document', () => {
	expect(complete(TRIAL.replace('tested: riders', 'tested: ri|'))).toContain('riders');
	expect(complete(TRIAL.replace('won: $tested in lists', 'won: $tested in li|'))).toContain(
		'lists'
	);
	const second = SECOND.replace('tested: riders', 'tested: rid|ers');
	const hover = at(`${TRIAL}---\n${second}`, (server, text, offset) =>
		hoverAt(server, { path: PATH, text }, offset)
	);
	expect(hover).toMatchObject({ word: 'riders', what: 'set' });
});

test('its expressions are coloured, in every document', () => {
	const text = `${TRIAL}---\n${SECOND}`;
	const { data } = host(text).tokens({ path: PATH, text });
	let line = 1;
	const coloured = Array.from({ length: data.length / 5 }, (_, at) => {
		line += data[at * 5]!;
		return { line, kind: TOKEN_TYPES[data[at * 5 + 3]!] };
	}).filter(({ kind }) => kind === 'operator' || kind === 'keyword');
	expect(coloured.map((token) => token.line)).toEqual([6, 7, 14, 15]);
});
