import { describe, expect, test } from 'vitest';
import { ServerTrouble } from '#lib/workbench/servers/trouble.ts';
import { TableIncidents } from './TableIncidents.svelte.ts';

const dead = () => Promise.reject(new ServerTrouble('answer', 'died'));
const standing = () => Promise.resolve();

describe('an answer is under way', () => {
	test('until the engine has come back from it', async () => {
		const incidents = new TableIncidents(standing);
		const given = incidents.ask('answer', () => Promise.resolve('taken'));
		expect(incidents.answering).toBe(true);
		expect(await given).toBe('taken');
		expect(incidents.answering).toBe(false);
	});

	test('until it is known that the engine does not come back, and where the game stands then', async () => {
		const incidents = new TableIncidents(() => {
			expect(incidents.answering).toBe(true);
			return Promise.resolve();
		});
		expect(await incidents.ask('answer', dead, 'to wait')).toBeNull();
		expect(incidents.answering).toBe(false);
		expect(incidents.last).toEqual({
			what: 'answer',
			words: 'to wait',
			how: 'died',
			lost: false
		});
	});

	test('while another one is, and not while anything else is asked', async () => {
		const incidents = new TableIncidents(standing);
		const waits = Promise.withResolvers<undefined>();
		const first = incidents.ask('answer', () => waits.promise);
		await incidents.ask('answer', standing);
		expect(incidents.answering).toBe(true);
		waits.resolve(undefined);
		await first;
		const other = incidents.ask('other', standing);
		expect(incidents.answering).toBe(false);
		await other;
	});
});

test('what is no trouble of the engine is nobody’s incident', async () => {
	const incidents = new TableIncidents(standing);
	await expect(
		incidents.ask('answer', () => Promise.reject(new TypeError('a fault of ours')))
	).rejects.toThrow('a fault of ours');
	expect([incidents.last, incidents.answering]).toEqual([null, false]);
});

test('what follows from the first incident is the first one still, as long as the game is lost', async () => {
	const incidents = new TableIncidents(() => Promise.reject(new Error('not again')));
	await incidents.ask('answer', dead, 'to wait');
	await incidents.ask('other', dead);
	expect(incidents.last).toMatchObject({ what: 'answer', words: 'to wait', lost: true });
	incidents.understood();
	expect(incidents.last).toBeNull();
});

test('a table that was left wants to know no more', async () => {
	const incidents = new TableIncidents(standing);
	incidents.close();
	expect(await incidents.ask('bots', dead)).toBeNull();
	expect(incidents.last).toBeNull();
});
