/** What the delivered games say in each language, each text with the place at which it stands. */
import { join } from 'node:path';
import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { readRulesets } from '../fixtures/read-rulesets.ts';

export interface GameText {
	game: string;
	language: string;
	/** Which text it is, without the language: `zones.rack.name`. */
	path: string;
	text: string;
	/** File and line. */
	place: string;
	/** Whether a layer says it in place of what a layer below says. */
	changes: boolean;
}

const files = readRulesets(join(import.meta.dirname, '../../rulesets'));

/** A layer says its texts below `text:`, or changes those of another by their path. */
const TEXT = /^(?:change\.)?text\.(?<language>[a-z]+)\.(?<path>.+?)(\.set)?$/;
/** A template says what it is and asks in all languages, one beside the other. */
const OF_TEMPLATE = /^template\.(?<path>.+)\.(?<language>de|en|fr)$/;

/** All texts of a game, and of its layers, in the order of the files. */
export function textsOf(game: string): GameText[] {
	const own = [...files].filter(([file]) => file.startsWith(`${game}/`));
	return own.flatMap(([file, content]) => textsIn(game, file, content));
}

function textsIn(game: string, file: string, content: string): GameText[] {
	const texts: GameText[] = [];
	const lines = new LineCounter();
	visit(parseDocument(content, { lineCounter: lines }), {
		Scalar(key, node, above) {
			if (key === 'key' || typeof node.value !== 'string') return;
			const keys = above.filter(isPair).map((pair) => (isScalar(pair.key) ? pair.key.value : ''));
			const form = file.endsWith('/template.yaml') ? OF_TEMPLATE : TEXT;
			const { language, path } = form.exec(keys.join('.'))?.groups ?? {};
			if (language === undefined || path === undefined || path.endsWith('.expect')) return;
			const { line } = lines.linePos(node.range?.[0] ?? 0);
			const place = `rulesets/${file}:${line}`;
			texts.push({ game, language, path, text: node.value, place, changes: keys[0] === 'change' });
		}
	});
	return texts;
}

/** Names of clauses, and what they say in English. */
export function clausesOf(game: string): Map<string, string> {
	const clauses = new Map<string, string>();
	for (const [file, content] of files) {
		if (!file.startsWith(`${game}/`)) continue;
		const said = parseDocument(content).toJS() as { clauses?: Record<string, { text: string }> };
		for (const [id, { text }] of Object.entries(said.clauses ?? {})) clauses.set(id, text);
	}
	return clauses;
}
