/** From YAML to a program, and from a program to a machine that asks its first question. */
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { loadProgram } from '../../../src/cli/sources/load.ts';
import { workspaceOf } from '../../../src/cli/sources/open-variant.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { firstAsked, legalAnswers } from '#lib/engine/play/play.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { loadVariant, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import type { CodeFrom } from './random-play.ts';
import type { Workload } from './workload.ts';

/** Composes and links; what an editor does after every keystroke, and a start of the program once. */
export function compile(workspace: Workspace, variant: string): Program {
	const composition = loadVariant(workspace, variant);
	const { program } = link(composition, playersOf(composition).max);
	if (program === null) throw new Error(`${variant} does not link`);
	return program;
}

/** Each step makes another file of the game a little longer than it was delivered. */
export function compilingAfterEdits(variant: string): Workload {
	return {
		name: `compiling ${variant} after an edit in one file`,
		unit: 'programs',
		prepare() {
			const workspace = workspaceOf();
			const { game } = loadVariant(workspace, variant);
			const files = [...workspace.files].filter(([path]) => path.startsWith(`${game}/base/`));
			return (n) => {
				const [path, text] = files[n % files.length]!;
				workspace.files.set(path, `${text}\n# edit ${n}\n`);
				return { units: 1, outcome: compile(workspace, variant).hash };
			};
		}
	};
}

export function makingMachines(variant: string, players: number, code: CodeFrom): Workload {
	return {
		name: `${variant}, from a program to its first question${code === 'text' ? '' : ', no code from text'}`,
		unit: 'machines',
		prepare() {
			const { program } = loadProgram({ variant, players, with: [] });
			return (n) => {
				const m = new Machine((code === 'text' ? nodeCode : interpretedCode)(program));
				m.begin(`machine ${n}`);
				m.run();
				return { units: 1, outcome: legalAnswers(m, firstAsked(m)).size };
			};
		}
	};
}
