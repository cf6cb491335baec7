/** The last scene of a game as Markdown: what was told in it, and how the dice fell. */
import type { Key, LogLine } from '#lib/engine/seat/protocol.ts';
import { phraseText, type PhraseContext } from '#lib/workbench/lookup/phrase.ts';
import { type Head, plain, type Table, tableOf, TOLD } from './report.ts';

export interface SceneReported extends Head {
	scene: string;
	lines: readonly LogLine[];
	names: PhraseContext;
	dice: Table;
}

export interface SceneTold {
	id: string;
	/** The space that it was about. */
	at: Key | null;
	lines: LogLine[];
}

/** The last unbroken run of lines that were written in one scene, `wanted`: in one of that id; null where there is none. */
export function lastScene(log: readonly LogLine[], wanted: string | null = null): SceneTold | null {
	const last = log.findLastIndex(({ scene }) => scene !== null && (wanted ?? scene) === scene);
	const { scene: id = null, at = null } = log[last] ?? {};
	if (id === null) return null;
	const before = log.findLastIndex(
		(line, nth) => nth < last && (line.scene !== id || line.at !== at)
	);
	return { id, at, lines: log.slice(before + 1, last + 1) };
}

export function sceneAsMarkdown({
	title,
	about,
	scene,
	lines,
	names,
	dice
}: SceneReported): string {
	const told = lines
		.filter(({ kind }) => TOLD.has(kind))
		.map(({ phrase }) => `- ${plain(phraseText(phrase, names))}`);
	const parts = [`# ${plain(scene)}`, plain(title), ...about.map(plain)];
	if (told.length > 0) parts.push(told.join('\n'));
	return `${[...parts, ...tableOf(dice)].join('\n\n')}\n`;
}
