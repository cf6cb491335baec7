/** From YAML to a program: cold, and again after an edit in one file. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { link } from '#lib/ruleset/link.ts';
import { playersOf } from '#lib/ruleset/player-range.ts';
import { loadVariant, type Workspace } from '#lib/ruleset/workspace.ts';
import { workspaceOf } from '../../src/cli/load.ts';
import { median, type Row, row } from './timing.ts';

const PROCESSES = 5;
const EDITS = 25;

/** Composes and links; what an editor does after every keystroke, and a start of the program once. */
function compile(workspace: Workspace, variant: string): void {
	const composition = loadVariant(workspace, variant);
	const { program } = link(composition, playersOf(composition).max);
	if (program === null) throw new Error(`${variant} does not link`);
}

export function benchCompiling(variant: string): Row[] {
	const cold = Array.from({ length: PROCESSES }, () => {
		const self = fileURLToPath(import.meta.url);
		return Number(execFileSync(process.execPath, [self, variant], { encoding: 'utf8' }));
	});
	const workspace = workspaceOf();
	const size = [...workspace.files.values()].reduce((sum, text) => sum + text.length, 0);
	compile(workspace, variant);
	return [
		row(`${variant}, cold: from YAML to a program`, Math.min(...cold), 'ms', { atMost: 500 }),
		row(`${variant}, after an edit in one file`, median(edits(workspace, variant)), 'ms', {
			atMost: 50
		}),
		row('all rulesets', size / 1024, 'KB')
	];
}

/** Each edit makes another file of the game a little longer. */
function edits(workspace: Workspace, variant: string): number[] {
	const { game } = loadVariant(workspace, variant);
	const files = [...workspace.files.keys()].filter((path) => path.startsWith(`${game}/base/`));
	return Array.from({ length: EDITS }, (_, i) => {
		const path = files[i % files.length]!;
		workspace.files.set(path, `${workspace.files.get(path)!}\n# edit ${i}\n`);
		const start = performance.now();
		compile(workspace, variant);
		return performance.now() - start;
	});
}

/** In a process of its own: nothing is warm. Reading the files is not counted. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const workspace = workspaceOf();
	const start = performance.now();
	compile(workspace, process.argv[2] ?? '');
	process.stdout.write(String(performance.now() - start));
}
