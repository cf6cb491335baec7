/** `options`: what players may agree on in a game, layer by layer. */
import type { Command } from 'commander';
import { listOptions, type ListedOption } from '#lib/ruleset/report/option-list.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { composeGame, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { GAME_ARGUMENT } from './sources/open-variant.ts';
import type { Library } from './sources/library.ts';
import { openGame } from './sources/open-games.ts';
import { type Printable, works } from './terminal/terminal.ts';

export function optionsCommand(command: Command): void {
	command.argument('<game>', GAME_ARGUMENT);
	works<[string], object>(command, options);
}

function options([name]: [string]): Printable {
	const { game, library } = openGame(name);
	const { workspace } = library;
	const base = opened(library, listOptions(composeGame(workspace, game)));
	const layers = gameLayers(workspace.files, game)
		.filter(({ kind }) => kind !== 'base')
		.map(({ id, kind }) => {
			const all = opened(library, optionsWith(workspace, game, id));
			const own = all.filter((option) => option.layer === id);
			const chosen = all.filter((option) => option.layer !== id && option.defaultBy === id);
			return { id, kind, options: own, chooses: chosen };
		});
	const lines = base.flatMap(linesOf);
	for (const layer of layers) {
		if (layer.options.length + layer.chooses.length === 0) continue;
		lines.push('', `${layer.kind} ${layer.id}`);
		for (const choice of layer.chooses) lines.push(`  chooses ${choice.id}: ${choice.default}`);
		lines.push(...layer.options.flatMap(linesOf));
	}
	if (lines.length === 0) lines.push(`${game} has no options`);
	return {
		ok: true,
		text: lines.join('\n'),
		data: {
			game,
			options: base.map(dataOf),
			layers: layers.map(({ id, kind, options: own, chooses }) => ({
				id,
				kind,
				options: own.map(dataOf),
				chooses: Object.fromEntries(chooses.map((choice) => [choice.id, choice.default]))
			}))
		}
	};
}

function optionsWith(workspace: Workspace, game: string, id: string): ListedOption[] {
	const needed = withRequirements(gameLayers(workspace.files, game), id);
	return listOptions(composeGame(workspace, game, needed));
}

function opened(library: Library, listed: readonly ListedOption[]): ListedOption[] {
	return listed.map((option) => ({
		...option,
		place: { ...option.place, file: library.at(option.place.file) }
	}));
}

function dataOf({ place, ...option }: ListedOption) {
	return { ...option, place: { file: place.file, line: place.start.line } };
}

function linesOf(option: ListedOption): string[] {
	const { id, name, type, values, min, max, cite, readBy, constraints, place } = option;
	const lines = [`  ${id}${name === id ? '' : `: ${name}`}  (${place.file}:${place.start.line})`];
	if (type === 'int') {
		lines.push(`      a whole number${rangeText(min, max)}; ${option.default} when not chosen`);
	}
	for (const value of values) {
		const mark = value.id === option.default ? '*' : ' ';
		lines.push(`    ${mark} ${value.id}${value.name === value.id ? '' : `: ${value.name}`}`);
	}
	if (readBy.length > 0) lines.push(`      read by ${readBy.join(', ')}`);
	if (constraints.length > 0) lines.push(`      bound by ${constraints.join(', ')}`);
	if (cite.length > 0) lines.push(`      after ${cite.join(', ')}`);
	return lines;
}

function rangeText(min: number | null, max: number | null): string {
	if (min !== null && max !== null) return ` from ${min} to ${max}`;
	if (min !== null) return ` of at least ${min}`;
	return max === null ? '' : ` of at most ${max}`;
}
