/** The page that shows which layers go together. */
import type { ListedOption } from '#lib/ruleset/report/option-list.ts';
import { type Cell, cellName, type GameParts } from './cells.ts';
import type { CellResult } from './run-cell.ts';

const HEAD = `<!-- Written by \`npm run matrix\`. -->

# What goes together

Every edition, every house rule with every edition, every pair of house rules, and each of these with every value of every
option of theirs: composed, linked, and played by chance. **plays** means that all games went without a violated
invariant, an illegal answer or a dead end; the number is that of the combinations behind it. An exclusion is declared by
the rules, with its reason below.
`;

export function matrixPage(parts: readonly GameParts[], results: readonly CellResult[]): string {
	const games = results.reduce((sum, { games: played }) => sum + played, 0);
	const count = (outcome: CellResult['outcome']): number =>
		results.filter((result) => result.outcome === outcome).length;
	const sums = `${results.length} combinations, ${games} games: ${count('plays')} play, ${count('excluded')} are excluded, ${count('fails')} fail.`;
	const sections = parts.flatMap((part) => {
		const own = results.filter(({ cell }) => cell.game === part.game);
		return [`## ${part.game}`, layerList(part), ...tables(part, own)];
	});
	return `${[HEAD, sums, ...sections].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

/** The layers with their options: a page with another list is out of date. */
export function layerList({ editions, rules, options }: GameParts): string {
	const line = (what: string, id: string): string => {
		const own = (options.get(id) ?? []).map(optionText);
		return `- ${what}${id === 'base' ? '' : ` \`${id}\``}${own.length > 0 ? `: ${own.join('; ')}` : ''}`;
	};
	return [
		line('base', 'base'),
		...editions.filter((id) => id !== '').map((id) => line('edition', id)),
		...rules.map((id) => line('house rule', id))
	].join('\n');
}

function optionText({ id, type, values, min, max }: ListedOption): string {
	if (type === 'int') return `${id} (${min ?? ''}..${max ?? ''})`;
	return `${id} (${values.map((value) => value.id).join(', ')})`;
}

function tables({ editions, rules }: GameParts, results: CellResult[]): string[] {
	const notes = new Notes();
	const shown = (edition: string | null, wanted: string[]): string =>
		notes.of(
			results.filter(
				({ cell }) =>
					(edition === null || cell.edition === edition) &&
					cell.rules.length === wanted.length &&
					wanted.every((rule) => cell.rules.includes(rule))
			)
		);
	const lines = [
		row(['', ...editions.map((id) => id || 'alone')]),
		row(['---', ...editions.map(() => '---')]),
		row(['the rules as they are', ...editions.map((edition) => shown(edition, []))]),
		...rules.map((rule) => row([`with ${rule}`, ...editions.map((id) => shown(id, [rule]))]))
	];
	const made = [lines.join('\n')];
	if (rules.length > 1) {
		const columns = rules.slice(1);
		const pairs = rules.slice(0, -1).map((rule, i) => {
			const cells = columns.map((other, j) => (j < i ? '' : shown(null, [rule, other])));
			return row([rule, ...cells]);
		});
		const head = [row(['two of them', ...columns]), row(['---', ...columns.map(() => '---')])];
		made.push([...head, ...pairs].join('\n'));
	}
	const text = notes.text();
	return text === '' ? made : [...made, text];
}

function row(cells: string[]): string {
	return `| ${cells.join(' | ')} |`;
}

/** Reasons, each told once. */
class Notes {
	readonly #numbers = new Map<string, { number: number; cells: Cell[] }>();

	of(results: readonly CellResult[]): string {
		const parts: string[] = [];
		const plays = results.filter(({ outcome }) => outcome === 'plays').length;
		if (plays > 0) parts.push(`plays (${plays})`);
		for (const outcome of ['excluded', 'fails'] as const) {
			const some = results.filter((result) => result.outcome === outcome);
			const numbers = [...new Set(some.map(({ reason, cell }) => this.#number(reason, cell)))];
			if (numbers.length === 0) continue;
			const what = outcome === 'fails' ? '**fails**' : 'excluded';
			parts.push(`${what} (${numbers.map((number) => `[${number}]`).join('')})`);
		}
		return parts.join(', ');
	}

	#number(reason: string, cell: Cell): number {
		const known = this.#numbers.get(reason);
		if (known) {
			known.cells.push(cell);
			return known.number;
		}
		const number = this.#numbers.size + 1;
		this.#numbers.set(reason, { number, cells: [cell] });
		return number;
	}

	text(): string {
		return [...this.#numbers]
			.map(([reason, { number, cells }]) => {
				const more = cells.length > 1 ? ` and ${cells.length - 1} more` : '';
				return `${number}. ${reason} (${cellName(cells[0]!)}${more})`;
			})
			.join('\n');
	}
}
