/** `simulate --record`: every game as a file, there as soon as it has ended, and never half of one. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameRecord } from '#lib/lab/game.ts';
import { recordedGame, type RecordedRules } from '#lib/lab/recorded-game.ts';
import { optionValues } from '#lib/ruleset/program/program-facts.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Composition } from '#lib/ruleset/workspace/workspace.ts';
import { UNFINISHED, written } from '../sources/disk.ts';
import { openVariant, type Wanted } from '../sources/open-variant.ts';
import { changesOf } from '../sources/library.ts';

/** Where games are written, and what their files say of the rules. */
export interface Recording {
	folder: string;
	rules: RecordedRules;
}

/** Makes the folder; what a run that was killed has left unfinished goes away. */
export function prepareRecording(
	folder: string,
	wanted: Pick<Wanted, 'variant' | 'with'>,
	composition: Composition
): Recording {
	mkdirSync(folder, { recursive: true });
	for (const name of readdirSync(folder)) {
		if (name.endsWith(UNFINISHED)) rmSync(join(folder, name));
	}
	return { folder, rules: rulesOf(wanted, composition) };
}

/** Layers and games from elsewhere go into the file as if they stood among the delivered ones, so that it can be opened anywhere. */
function rulesOf(
	wanted: Pick<Wanted, 'variant' | 'with'>,
	{ game, variant: id, layers, lock }: Composition
): RecordedRules {
	const { library } = openVariant(wanted);
	const added: RecordedRules['edits'] = {};
	const texts = new Map(library.layers.map(({ path, text }) => [path, text]));
	for (const layer of layers) {
		for (const { path } of layer.files) {
			const text = texts.get(path);
			if (text === undefined) continue;
			added[`${game}/house-rules/${layer.id}/${basename(path)}`] = text;
		}
	}
	const fromElsewhere = Object.keys(added).length > 0;
	const edits = { ...changesOf(library.workspace), ...added };
	const own = library.variants.find(({ path, home }) => path === wanted.variant && home === null);
	if (own !== undefined) edits[`variants/${id}.yaml`] = own.text;
	const chosen = layers
		.filter(({ kind }) => kind === 'edition' || kind === 'house-rule')
		.map((layer) => layer.id);
	return {
		choice: { variant: id, layers: fromElsewhere ? chosen : null, options: {} },
		edits,
		lock
	};
}

/** Only whole games are found in the folder. */
export function writeRecord(
	{ folder, rules }: Recording,
	program: Program,
	record: GameRecord
): void {
	const choice = { ...rules.choice, options: optionValues(program) };
	const game = recordedGame(program, record, { ...rules, choice });
	const file = join(folder, `${program.variant}-${record.game}.json`);
	written(file, `${JSON.stringify(game)}\n`);
}
