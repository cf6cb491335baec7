import { describe, expect, test, vi } from 'vitest';
import type { Parcel } from '#lib/parcel/parcel.ts';
import type { RulesCalls, StartServers } from '#lib/workbench/servers/start-workers.ts';
import { isError, SEVERITIES } from '#lib/rules-server/findings-for-editors.ts';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';
import { LONG, longWork } from '#lib/workbench/servers/LongWork.svelte.ts';
import { Inspection } from './Inspection.svelte.ts';

const BASE = `layer: { id: base, kind: base, game: game }
game: { id: game, players: { min: 2, max: 2 }, start: play }
kinds: { token: { start: bag, attributes: { size: int } } }
pieces: { owl: { kind: token, size: 5 } }
zones: { bag: { sees: none, count: none } }
procedures: { play: { do: [] } }
text: { en: { pieces: { owl: Owl } } }
`;

const parcel = (more: string): Parcel => ({
	name: 'sent',
	files: new Map([['variants/sent.yaml', `variant: { id: sent, game: game }\n${more}`]])
});

/** Workers in this thread, and how many of them have been stopped. */
function workers(fault: 'dies' | 'hangs' | null = null) {
	const seen = { begun: 0, stopped: 0 };
	const start: StartServers['rules'] = () => (ondeath) => {
		const host = new RulesHost({ 'game/base/base.yaml': BASE });
		seen.begun++;
		const server = new Proxy(host, {
			get:
				(_, name) =>
				(...args: unknown[]) => {
					if (fault !== null && name === 'variants') {
						if (fault === 'dies') ondeath();
						return new Promise(() => undefined);
					}
					const call: unknown = Reflect.get(host, name);
					if (typeof call !== 'function') throw new Error(String(name));
					return Promise.resolve(call.apply(host, args) as unknown);
				}
		}) as unknown as RulesCalls;
		return { engine: server, stop: () => void seen.stopped++ };
	};
	return { seen, start };
}

describe('rules from others', () => {
	test('are looked at by a server that ends afterwards', async () => {
		const { seen, start } = workers();
		const inspection = new Inspection();
		expect(inspection.stage).toBe('checking');
		await inspection.look(parcel(''), start);
		expect(inspection.stage).toBe('checked');
		expect(inspection.about?.variant.id).toBe('sent');
		expect(inspection.about?.rules?.game).toBe('game');
		expect(inspection.findings.filter(isError)).toEqual([]);
		expect(seen).toEqual({ begun: 1, stopped: 1 });
	});

	test('show what is wrong with them at its place', async () => {
		const inspection = new Inspection();
		await inspection.look(
			parcel('change:\n  pieces.emu.size: { remove: true }\n'),
			workers().start
		);
		const [first] = inspection.findings;
		expect(first).toMatchObject({ severity: SEVERITIES.error, uri: 'variants/sent.yaml' });
		expect(first?.range.start.line).toBe(2);
	});

	test('show what is wrong with a trial that comes along', async () => {
		const trial = `trial: t
about: One against another.
tested: tokens
given: { place: { bag: [$tested, $against] } }
won: $tested in bag
lost: $agianst in bag
`;
		const sent = parcel('');
		const files = new Map([...sent.files, ['game/trials/sent.yaml', trial]]);
		const inspection = new Inspection();
		await inspection.look({ ...sent, files }, workers().start);
		expect(inspection.findings[0]).toMatchObject({
			code: 'trial/unknown-placeholder',
			uri: 'game/trials/sent.yaml',
			range: { start: { line: 5, character: 6 } }
		});
	});

	test('from which it does not come back are stuck, and no engine is left behind', async () => {
		const { seen, start } = workers('dies');
		const inspection = new Inspection();
		await inspection.look(parcel(''), start);
		expect(inspection.stage).toBe('stuck');
		expect(seen).toEqual({ begun: 1, stopped: 1 });
	});

	test('whose check a person stops are not checked, and can be checked again', async () => {
		vi.useFakeTimers();
		const { seen, start } = workers('hangs');
		const inspection = new Inspection();
		const looking = inspection.look(parcel(''), start);
		await vi.advanceTimersByTimeAsync(LONG * 10);
		expect([inspection.stage, longWork.works]).toEqual(['checking', ['parcel']]);
		longWork.stop('parcel');
		await looking;
		expect([inspection.stage, longWork.works]).toEqual(['stopped', []]);
		expect(seen).toEqual({ begun: 1, stopped: 1 });
		vi.useRealTimers();
		await inspection.look(parcel(''), workers().start);
		expect(inspection.stage).toBe('checked');
	});

	test('that nobody looks at any more leave no engine that works on', async () => {
		const { seen, start } = workers('hangs');
		const inspection = new Inspection();
		const looking = inspection.look(parcel(''), start);
		inspection.close();
		await looking;
		expect(seen.stopped).toBe(seen.begun);
	});
});
