/** Differences as people read them: plain text and Markdown. */
import type { DifferentPart, Difference, DiffPlace, GameDiff } from './diff-programs.ts';

const SIGNS: Record<Difference['change'], string> = { added: '+', removed: '-', changed: '~' };
const LONGEST = 160;

export function diffAsText({ rules, shown, same, players }: GameDiff): string {
	const lines: string[] = [];
	let section = '';
	for (const rule of rules) {
		if (rule.section !== section) lines.push(...(lines.length > 0 ? [''] : []), rule.section);
		section = rule.section;
		const place = rule.after ?? rule.before;
		const cite = rule.cite.length > 0 ? `  [${rule.cite.join(', ')}]` : '';
		lines.push(`  ${SIGNS[rule.change]} ${rule.path}${cite}  ${placeText(place)}`);
		for (const part of rule.parts) {
			lines.push(`      ${partName(rule, part)}: ${changeText(part)}  ${placeText(part.place)}`);
		}
	}
	if (rules.length === 0) lines.push('No rule is different.');
	lines.push('', countsText(rules));
	const only = Object.entries(shown).filter(([, count]) => count > 0);
	if (only.length > 0) {
		lines.push(`only shown: ${only.map(([id, count]) => `${id} ${count}`).join(', ')}`);
	}
	if (same === true && rules.length > 0) lines.push(`With ${players} players both play the same.`);
	return lines.join('\n');
}

export function diffAsMarkdown(a: string, b: string, { rules }: GameDiff): string {
	const lines = [`# From ${a} to ${b}`, '', countsText(rules)];
	for (const section of new Set(rules.map((rule) => rule.section))) {
		lines.push('', `## ${section}`, '', '| | rule | was | is | cited | where |');
		lines.push('| --- | --- | --- | --- | --- | --- |');
		for (const difference of rules.filter((rule) => rule.section === section)) {
			const cite = difference.cite.join(', ');
			const place = placeText(difference.after ?? difference.before);
			if (difference.parts.length === 0)
				lines.push(row([difference.change, code(difference.path), '', '', cite, place]));
			for (const { path, was, now, place: at } of difference.parts) {
				lines.push(row([difference.change, code(path), code(was), code(now), cite, placeText(at)]));
			}
		}
	}
	return `${lines.join('\n')}\n`;
}

function row(cells: string[]): string {
	return `| ${cells.join(' | ')} |`;
}

function code(text: string | null): string {
	if (text === null || text === '') return '';
	const short = shorten(text).replaceAll('|', '\\|');
	return short.includes('`') ? short : `\`${short}\``;
}

function countsText(rules: readonly Difference[]): string {
	const count = (change: Difference['change']): number =>
		rules.filter((rule) => rule.change === change).length;
	return `${count('added')} added, ${count('removed')} removed, ${count('changed')} changed`;
}

function partName({ path }: Difference, part: DifferentPart): string {
	return part.path.slice(path.length).replace(/^\./, '') || part.path;
}

function changeText({ was, now }: DifferentPart): string {
	if (was === null) return `new: ${shorten(now ?? '')}`;
	if (now === null) return `gone: ${shorten(was)}`;
	return `${shorten(was)} -> ${shorten(now)}`;
}

function shorten(text: string): string {
	return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 3)}...`;
}

function placeText(place: DiffPlace | null): string {
	return place ? `(${place.file}:${place.line})` : '';
}
