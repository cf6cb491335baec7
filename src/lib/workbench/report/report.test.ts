import { describe, expect, it } from 'vitest';
import type { LogLine, Phrase, PhraseArgument } from '#lib/engine/seat/protocol.ts';
import { Lexicon, type PhraseContext } from '#lib/workbench/lookup/phrase.ts';
import { reportAsMarkdown, type Reported } from './report.ts';

const texts = {
	en: {
		'log.begins': 'Turn {n}: {which}',
		'log.moved': '{who} moves to {where}',
		'log.won': '{winners} has won',
		'system.rolled-hits': '{who} rolls {dice}: {hits} hits',
		'enums.phase.march': 'March'
	}
};
const names: PhraseContext = {
	lexicon: new Lexicon(texts, 'en'),
	called: (key) => ({
		text: key === 'p1' ? 'Anna' : key === 'p2' ? 'B*b' : key,
		path: null,
		after: ''
	}),
	nothing: 'nothing',
	pass: 'pass',
	unknown: (count) => `${count} hidden`
};
const line = (
	turn: number,
	kind: LogLine['kind'],
	path: string,
	args: Phrase['args'],
	scene: string | null = null
): LogLine => ({
	turn,
	round: null,
	kind,
	phrase: { path, args },
	scene,
	at: null,
	seat: null,
	cite: []
});
const who: PhraseArgument = { of: 'thing', keys: ['p1'] };
const begins = (turn: number, n: number): LogLine =>
	line(turn, 'log', 'log.begins', {
		n: { of: 'number', value: n },
		which: { of: 'enum', enum: 'phase', value: 'march' }
	});

function report(lines: LogLine[], more: Partial<Reported> = {}): string {
	return reportAsMarkdown({
		title: 'Pebbles: plain',
		about: ['As Anna saw it.'],
		lines,
		names,
		phases: new Set(['phase']),
		rounds: [],
		roundName: (n: number) => `Round ${n}`,
		sceneName: () => 'Fight',
		standings: { title: 'Standings', columns: [], rows: [] },
		...more
	});
}

describe('the report of a game', () => {
	it('goes by rounds, phases and scenes', () => {
		const dice: PhraseArgument = { of: 'dice', faces: [6, 2], hits: [false, true] };
		const hits: PhraseArgument = { of: 'number', value: 1 };
		const lines = [
			begins(0, 1),
			line(1, 'log', 'log.moved', { who, where: { of: 'unknown', count: 2 } }),
			line(2, 'roll', 'system.rolled-hits', { who, dice, hits }, 'fight'),
			line(2, 'chosen', 'system.chosen', {}, 'fight'),
			line(3, 'event', 'events.inner', {}),
			begins(4, 2),
			line(5, 'end', 'log.won', { winners: { of: 'thing', keys: ['p2'] } })
		];
		const rounds = [0, 4].map((turn, at) => ({ turn, round: at + 1 }));
		const standings = {
			title: 'Standings',
			columns: ['', 'Gold'],
			rows: [
				['Anna', '3'],
				['B*b', '5']
			]
		};
		expect(report(lines, { rounds, standings })).toBe(
			[
				'# Pebbles: plain',
				'As Anna saw it.',
				'## Round 1',
				'### Turn 1: March',
				'- Anna moves to 2 hidden',
				'#### Fight',
				'- Anna rolls 6, 2: 1 hits',
				'## Round 2',
				'### Turn 2: March',
				'**B\\*b has won**',
				'## Standings',
				'|  | Gold |\n| --- | --- |\n| Anna | 3 |\n| B\\*b | 5 |\n'
			].join('\n\n')
		);
	});

	it('of a game that counts no rounds is one list', () => {
		const moved = line(0, 'log', 'log.moved', { who, where: who });
		expect(report([moved, moved])).toBe(
			'# Pebbles: plain\n\nAs Anna saw it.\n\n- Anna moves to Anna\n- Anna moves to Anna\n'
		);
	});

	it('lets no name become a heading, a link or a tag', () => {
		expect(report([], { title: '[x](y) <b> #1 `a` | b_c\n# two' })).toBe(
			'# \\[x\\](y) \\<b\\> \\#1 \\`a\\` \\| b\\_c \\# two\n\nAs Anna saw it.\n'
		);
	});
});
