/** The course of a game as Markdown: only lines that its viewer can read in the log, and what the table shows of the players. */
import type { LogKind, LogLine } from '#lib/engine/seat/protocol.ts';
import { phraseText, type PhraseContext } from '#lib/workbench/lookup/phrase.ts';
import { beginsPhase } from '#lib/workbench/story/phases.ts';

export interface Head {
	/** What is played. */
	title: string;
	/** Under the title: who sits where, whose eyes these are. */
	about: readonly string[];
}

/** The first row stands above the others. */
export interface Table {
	title: string;
	columns: readonly string[];
	rows: readonly (readonly string[])[];
}

export interface Reported extends Head {
	lines: readonly LogLine[];
	names: PhraseContext;
	/** Enums whose words say how far a round has come: a line that names one begins a part. */
	phases: ReadonlySet<string>;
	/** Where rounds begin, by answers given. */
	rounds: readonly { turn: number; round: number | null }[];
	roundName: (round: number) => string;
	sceneName: (scene: string) => string;
	standings: Table;
}

/** What happened; not what somebody thought about, nor what the rules did inside. */
export const TOLD: ReadonlySet<LogKind> = new Set(['log', 'roll', 'draw', 'pick', 'reveal', 'end']);

export function reportAsMarkdown(reported: Reported): string {
	const { title, about, standings } = reported;
	const parts = [`# ${plain(title)}`, ...about.map(plain), ...courseOf(reported)];
	return `${[...parts, ...tableOf(standings)].join('\n\n')}\n`;
}

/** Under its heading; nothing where it has no rows. */
export function tableOf({ title, columns, rows }: Table): string[] {
	if (rows.length === 0) return [];
	const line = (cells: readonly string[]): string =>
		`| ${cells.map((cell) => plain(cell)).join(' | ')} |`;
	const rule = `|${columns.map(() => ' --- |').join('')}`;
	return [`## ${plain(title)}`, [line(columns), rule, ...rows.map(line)].join('\n')];
}

/** Headings and lists: rounds, parts of rounds, scenes. */
function courseOf(reported: Reported): string[] {
	const { lines, names, phases, rounds, roundName, sceneName } = reported;
	const parts: string[] = [];
	let list: string[] = [];
	const close = (): void => {
		if (list.length > 0) parts.push(list.join('\n'));
		list = [];
	};
	const head = (level: number, text: string): void => {
		close();
		parts.push(`${'#'.repeat(level)} ${plain(text)}`);
	};
	let next = 0;
	let scene: string | null = null;
	for (const line of lines) {
		if (!TOLD.has(line.kind)) continue;
		const text = phraseText(line.phrase, names);
		// What follows from an answer is written with the number of answers before it.
		for (let at = rounds[next]; at && at.turn <= line.turn; at = rounds[++next]) {
			if (at.round !== null && at.round > 0) head(2, roundName(at.round));
		}
		if (beginsPhase(line, phases)) {
			head(3, text);
			scene = line.scene;
			continue;
		}
		if (line.scene !== scene) {
			scene = line.scene;
			if (scene === null) close();
			else head(4, sceneName(scene));
		}
		if (line.kind === 'end') {
			close();
			parts.push(`**${plain(text)}**`);
		} else list.push(`- ${plain(text)}`);
	}
	close();
	return parts;
}

/** Names may hold what Markdown would take for its own. */
export function plain(text: string): string {
	return text.replaceAll(/[\\`*_[\]<>|#~]/g, (sign) => `\\${sign}`).replaceAll(/\s*\n\s*/g, ' ');
}
