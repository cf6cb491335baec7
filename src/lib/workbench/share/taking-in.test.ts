import { describe, expect, test } from 'vitest';
import type { Parcel } from '#lib/parcel/parcel.ts';
import type { WorkFile } from '#lib/rules-server/rules-server.ts';
import { chosenOptions } from './taking-in.ts';
import { takingIn as planOf } from './taking-in.ts';

const TEXT = `# By Ada.
variant: { id: sent, game: shells, options: { tide: high, crabs: 3 } }   # for Sundays
text:
  en: { variants: { sent: Sent } }
  de: { variants: { sent: "Geschickt" } }
`;
const BESIDE = `# By Ada.
variant: { id: sent-2, game: shells, options: { tide: high, crabs: 3 } }   # for Sundays
text:
  en: { variants: { sent-2: Sent (2) } }
  de: { variants: { sent-2: "Geschickt (2)" } }
`;
const PATH = 'variants/sent.yaml';
const RULE = 'shells/house-rules/rule.yaml';
const takingIn = (sent: Parcel, mine: WorkFile[]) => planOf(sent, mine, ['en', 'de']);
const NOTHING = { writes: [], delivered: [], replaced: [], renamed: [], left: [] };

const parcel = (text = TEXT, ...more: [string, string][]): Parcel => ({
	name: 'sent',
	files: new Map([[PATH, text], ...more])
});
const file = (path: string, text: string, delivered: string | null = null) => ({
	path,
	text,
	delivered
});

describe('what is taken in', () => {
	test('is written where nothing is', () => {
		expect(takingIn(parcel(), [])).toEqual({
			...NOTHING,
			writes: [{ path: PATH, text: TEXT }],
			variant: 'sent'
		});
	});

	test('is not written where it is already', () => {
		expect(takingIn(parcel(), [file(PATH, TEXT)])).toEqual({ ...NOTHING, variant: 'sent' });
	});

	test('gets another id beside another variant of the user’s own, and nothing else of it changes', () => {
		expect(takingIn(parcel(), [file(PATH, 'mine')])).toEqual({
			...NOTHING,
			writes: [{ path: 'variants/sent-2.yaml', text: BESIDE }],
			renamed: [{ from: 'sent', to: 'sent-2' }],
			variant: 'sent-2'
		});
	});

	test('is there already under the id that it got then', () => {
		const mine = [file(PATH, 'mine'), file('variants/sent-2.yaml', BESIDE)];
		expect(takingIn(parcel(), mine)).toMatchObject({ writes: [], variant: 'sent-2' });
		// Changed since, it is another one of the user's own.
		const changed = [file(PATH, 'mine'), file('variants/sent-2.yaml', `${BESIDE}# mine\n`)];
		expect(takingIn(parcel(), changed)).toMatchObject({
			writes: [{ path: 'variants/sent-3.yaml' }],
			variant: 'sent-3'
		});
	});

	test('takes no id of another variant that comes with it', () => {
		const two = parcel(TEXT, ['variants/sent-2.yaml', 'variant: { id: sent-2 }\n']);
		expect(takingIn(two, [file(PATH, 'mine')]).renamed).toEqual([{ from: 'sent', to: 'sent-3' }]);
	});

	test('is left out where it cannot be read and cannot have its own id', () => {
		expect(takingIn(parcel('variant: ['), [file(PATH, 'mine')])).toEqual({
			...NOTHING,
			left: ['sent'],
			variant: null
		});
		expect(takingIn(parcel('variant: ['), []).writes).toHaveLength(1);
	});

	test('says which delivered files it changes, and which texts of the user’s give way', () => {
		const base = 'shells/base/game.yaml';
		const map = 'shells/base/map.yaml';
		const sent = parcel(TEXT, [base, 'new'], [map, 'new'], [RULE, 'new']);
		const mine = [file(base, 'old', 'old'), file(map, 'mine', 'old'), file(RULE, 'mine')];
		expect(takingIn(sent, mine)).toEqual({
			...NOTHING,
			writes: [...sent.files].map(([path, text]) => ({ path, text })),
			delivered: [base, map],
			replaced: [map, RULE],
			variant: 'sent'
		});
	});
});

test('the options that it chooses are those of its file', () => {
	expect(chosenOptions(TEXT)).toEqual([
		{ id: 'tide', value: 'high' },
		{ id: 'crabs', value: '3' }
	]);
	expect(chosenOptions('variant: [')).toEqual([]);
});
