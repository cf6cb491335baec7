/** Hooks for people: as plain text, and as a page. */
import { type Hook, HOOK_SORTS, type HookSort, type HookUse, USE_WORDS } from './hook.ts';

const TITLES: Readonly<Record<HookSort, string>> = {
	events: 'Events: moments at which rules may act',
	values: 'Values: questions whose answers rules may change',
	windows: 'Windows: where players choose actions',
	actions: 'Actions: what players may choose',
	procedures: 'Procedures: steps that can be called, and inserted into',
	fields: 'Fields: what changes in play',
	zones: 'Zones: where pieces lie',
	kinds: 'Kinds of pieces',
	attributes: 'Attributes: what is printed on pieces',
	pieces: 'Pieces, with what is printed on them'
};

/** Those in which every word occurs: in the path (`values.limit`), the parameters and types, or the line about it. */
export function filterHooks(hooks: readonly Hook[], words: readonly string[]): Hook[] {
	const wanted = words.map((word) => word.toLowerCase());
	return hooks.filter((hook) => {
		const text = `${hook.sort}.${signatureOf(hook)}\n${hook.about ?? ''}`.toLowerCase();
		return wanted.every((word) => text.includes(word));
	});
}

/** `explored(who: player, h: hex)`, `strength(c: counter): int` */
export function signatureOf({ id, params, type }: Hook): string {
	const takes = params.map((param) => `${param.id}: ${param.type}`).join(', ');
	return `${id}${takes === '' ? '' : `(${takes})`}${type === null ? '' : `: ${type}`}`;
}

export function hooksAsText(hooks: readonly Hook[]): string {
	const parts = HOOK_SORTS.flatMap((sort) => {
		const those = hooks.filter((hook) => hook.sort === sort);
		return those.length === 0 ? [] : [TITLES[sort], ...those.map(hookAsText)];
	});
	return parts.join('\n\n');
}

function hookAsText(hook: Hook): string {
	const place = hook.place === null ? '' : `  (${hook.place.file}:${hook.place.line})`;
	const lines = [`  ${signatureOf(hook)}${place}`];
	if (hook.about !== null) lines.push(`    ${hook.about}`);
	for (const word of USE_WORDS) {
		const uses = hook.uses[word];
		if (uses) lines.push(`    ${word} ${usesAsText(uses)}`);
	}
	lines.push(
		...hook.snippet
			.trimEnd()
			.split('\n')
			.map((line) => `      ${line}`)
	);
	return lines.join('\n');
}

/** `procedures.explore (exploration.yaml:12, 17)` */
function usesAsText(uses: readonly HookUse[]): string {
	return Array.from(
		Map.groupBy(uses, ({ path }) => path),
		([path, those]) => {
			const [{ file } = { file: '' }] = those;
			const lines = those.map(({ line }) => line).join(', ');
			return `${path} (${file.slice(file.lastIndexOf('/') + 1)}:${lines})`;
		}
	).join(', ');
}

/** `folder`: where the rulesets lie, seen from the page. Without lines, so that it stays true when something moves. */
export function hooksAsPage(game: string, folder: string, hooks: readonly Hook[]): string {
	const parts = HOOK_SORTS.flatMap((sort) => {
		const those = hooks.filter((hook) => hook.sort === sort);
		const body = those.map((hook) => hookOnPage(hook, folder));
		return those.length === 0 ? [] : [`## ${TITLES[sort]}`, ...body];
	});
	return `${[headOf(game, hooks), ...parts].join('\n\n')}\n`;
}

function headOf(game: string, hooks: readonly Hook[]): string {
	const counts = HOOK_SORTS.map((sort) => {
		const count = hooks.filter((hook) => hook.sort === sort).length;
		return `${count} ${sort}`;
	});
	return `<!-- Written by \`npm run docs\`; do not edit. -->

# Hooks of ${game}

What rules of your own can name in the base of \`${game}\`, each with what it is for, who uses it and lines to begin with: ${counts.join(', ')}.
\`thingsmith hooks ${game} WORD...\` looks for words in it and knows the lines of the files; with \`--edition\` and \`--with\` it lists what those add.`;
}

function hookOnPage(hook: Hook, folder: string): string {
	const { place, about } = hook;
	const file = place === null ? null : place.file.slice(place.file.lastIndexOf('/') + 1);
	const link = place === null || file === null ? '' : ` [${file}](${folder}/${place.file})`;
	const lines = [`### ${hook.id}`, '', `\`${signatureOf(hook)}\`${link}`, ''];
	if (about !== null) lines.push(about, '');
	const uses = USE_WORDS.flatMap((word) => {
		const paths = [...new Set(hook.uses[word]?.map(({ path }) => path))];
		return paths.length === 0 ? [] : [`- ${word} ${paths.map((path) => `\`${path}\``).join(', ')}`];
	});
	if (uses.length > 0) lines.push(...uses, '');
	lines.push('```yaml', hook.snippet.trimEnd(), '```');
	return lines.join('\n');
}
