/** By which rules a scenario is run, and how they are linked: whole, or not at all. */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { link } from '#lib/ruleset/link/index.ts';
import type { ExpressionListener, Symbols } from '#lib/ruleset/names/symbols.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import {
	composeGame,
	type Composition,
	type ExtraFile,
	loadVariant,
	type Workspace
} from '#lib/ruleset/workspace/workspace.ts';
import type { Scenario } from './read.ts';

export interface StageRules {
	game: string;
	/** In place of layers; null: none. */
	variant: string | null;
	/** An edition and house rules. */
	layers: string[];
	options: Scenario['options'];
	/** null: as many as can. */
	players: number | null;
}

export interface LinkedStage {
	composition: Composition;
	program: Program;
	symbols: Symbols;
}

export function stageRulesOf(
	game: string,
	{ variant, houseRules, options, players }: Scenario,
	edition: string | null
): StageRules {
	const layers = [...(edition === null ? [] : [edition]), ...houseRules];
	return { game, variant: variant?.id ?? null, layers: variant ? [] : layers, options, players };
}

/** `extra`: layers from elsewhere, on top. */
export function linkStage(
	workspace: Workspace,
	rules: StageRules,
	extra: readonly ExtraFile[] = [],
	listener: ExpressionListener | null = null
): LinkedStage | { findings: Diagnostic[] } {
	return linkComposed(composeStage(workspace, rules, extra), rules, listener);
}

/** `extra`: layers from elsewhere, on top. */
export function composeStage(
	workspace: Workspace,
	{ game, variant, layers, options }: StageRules,
	extra: readonly ExtraFile[]
): Composition {
	return variant === null
		? composeGame(workspace, game, layers, extra, { options })
		: loadVariant(workspace, variant, extra, { options });
}

export function linkComposed(
	composition: Composition,
	{ players }: StageRules,
	listener: ExpressionListener | null = null
): LinkedStage | { findings: Diagnostic[] } {
	const linked = link(composition, players ?? playersOf(composition).max, listener);
	const { program, symbols } = linked;
	if (program !== null && composition.leftOut.length === 0)
		return { composition, program, symbols };
	return { findings: [...composition.diagnostics, ...linked.diagnostics].filter(isError) };
}
