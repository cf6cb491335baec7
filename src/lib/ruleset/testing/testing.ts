/** For tests: one YAML text with all its sections as a game. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { withoutEchoes } from '#lib/ruleset/workspace/echoes.ts';
import { link } from '#lib/ruleset/link/index.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';

export interface LinkedYaml {
	program: Program | null;
	/** Of the shape and of the rules. */
	diagnostics: Diagnostic[];
	/** `severity code line: message`, for readable expectations. */
	lines: string[];
}

/** A text with the sections of a game (`game:` too), composed as its base layer and linked. */
export function linkYaml(
	text: string,
	players = 2,
	options: Record<string, string | number> = {}
): LinkedYaml {
	const files = new Map([['test/base/game.yaml', text]]);
	const composition = composeGame({ files }, 'test', [], [], { options });
	const { program, diagnostics: found } = link(composition, players);
	const diagnostics = [...composition.diagnostics, ...withoutEchoes(composition, found)];
	const lines = diagnostics.map(
		({ severity, code, range, message }) => `${severity} ${code} ${range.start.line}: ${message}`
	);
	return { program, diagnostics, lines };
}

/** The same, insisting that it can be played. */
export function programOf(
	text: string,
	players = 2,
	options: Record<string, string | number> = {}
): Program {
	const { program, lines } = linkYaml(text, players, options);
	if (!program) throw new Error(`This game does not link:\n${lines.join('\n')}`);
	return program;
}
