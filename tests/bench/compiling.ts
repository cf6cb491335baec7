/** From YAML to a program: cold, again after an edit in one file, and when a player looks at other rules. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from 'simple-statistics';
import { parseFile } from '#lib/language/parsed-file.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { diffPrograms } from '#lib/ruleset/report/diff/diff-programs.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { listVariants, loadVariant, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { processorTime, type Row, row } from './timing.ts';
import { compile, compilingAfterEdits } from './workloads/compiling.ts';
import { doSteps } from './workloads/workload.ts';

const PROCESSES = 5;
const EDITS = 25;

export function benchCompiling(variant: string): Row[] {
	const cold = Array.from({ length: PROCESSES }, () => {
		const self = fileURLToPath(import.meta.url);
		return Number(execFileSync(process.execPath, [self, variant], { encoding: 'utf8' }));
	});
	const workspace = workspaceOf();
	const size = [...workspace.files.values()].reduce((sum, text) => sum + text.length, 0);
	compile(workspace, variant);
	const other = variantBeside(workspace, variant);
	const looking = looks(workspace, variant, other);
	return [
		row(`${variant}, cold: from YAML to a program`, Math.min(...cold), 'ms', { atMost: 350 }),
		row(`${variant}, after an edit in one file`, afterAnEdit(variant), 'ms', { atMost: 25 }),
		row(`from ${variant} to ${other}: files parsed again`, looking.parsed, 'files', { atMost: 0 }),
		row(`from ${variant} to ${other}, against linking alone`, looking.ratio, 'x', { atMost: 2 }),
		row('all rulesets', size / 1024, 'KB')
	];
}

/** Milliseconds from an edit to the program. */
function afterAnEdit(variant: string): number {
	const step = compilingAfterEdits(variant).prepare();
	step(EDITS);
	return median(Array.from({ length: EDITS }, (_, i) => doSteps(step, i, 1).milliseconds));
}

/** Another edition of the same game, else another variant. */
function variantBeside(workspace: Workspace, variant: string): string {
	const all = listVariants(workspace);
	const own = all.find(({ id }) => id === variant);
	const others = all.filter(({ id, game }) => id !== variant && game.id === own?.game.id);
	const edition = others.find(
		(other) => other.edition?.id !== own?.edition?.id && other.houseRules.length === 0
	);
	return (edition ?? others[0] ?? own)?.id ?? variant;
}

/**
 * What it takes to say what other rules would change: composing, linking and comparing. Nothing is parsed; and all of it
 * should cost little more than linking, which is what cannot be saved.
 */
function looks(workspace: Workspace, from: string, to: string): { parsed: number; ratio: number } {
	const built = (id: string) => {
		const composition = loadVariant(workspace, id);
		return { composition, ...link(composition, playersOf(composition).max) };
	};
	const running = built(from);
	const files = [...built(to).composition.layers.flatMap((layer) => layer.files)];
	const roots = () =>
		files.map(({ path }) => parseFile(path, workspace.files.get(path) ?? '').root);
	const before = roots();
	const time = (work: () => void): number => {
		const start = processorTime();
		work();
		return processorTime() - start;
	};
	const ratios = Array.from({ length: EDITS }, () => {
		const whole = time(() => diffPrograms(running, built(to)));
		const composition = loadVariant(workspace, to);
		return whole / time(() => link(composition, playersOf(composition).max));
	});
	const after = roots();
	return {
		parsed: before.filter((root, at) => root !== after[at]).length,
		ratio: median(ratios)
	};
}

/** In a process of its own: nothing is warm. Reading the files is not counted. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const workspace = workspaceOf();
	const start = processorTime();
	compile(workspace, process.argv[2] ?? '');
	process.stdout.write(String(processorTime() - start));
}
