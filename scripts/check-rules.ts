/**
 * `npm run checks`: what the start page says about delivered variants, found out beforehand: whether their scenarios hold and
 * games of bots end well, how much they change, what their map looks like. Valid for exactly these files.
 * `-- ID...` checks these variants, or those of these games, and leaves the others as they were found.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { checkedVariants, type CheckedVariant, contentHash } from './checked-variants.ts';
import { workspaceOf } from '../src/cli/sources/open-variant.ts';
import { rulesOf } from '#lib/rules-server/rules-info.ts';
import { diffPrograms } from '../src/lib/ruleset/report/diff/diff-programs.ts';
import { inBothSizes } from '../src/lib/ruleset/workspace/check-ruleset.ts';
import { composing } from '../src/lib/ruleset/workspace/compose-choice.ts';
import { listVariants } from '../src/lib/ruleset/workspace/workspace.ts';
import type { Variant } from '../src/lib/ruleset/layers/variant.ts';
import { inEdition, runSuite, suiteOf } from '../src/lib/scenario/suite.ts';

const GAMES = 20;
const ROUNDS = 60;
const ROOT = join(import.meta.dirname, '..');
const workspace = workspaceOf();
const scenarios = new Map<string, number>();

/** How many scenarios of the variant's edition hold; one that does not ends the script. */
function scenariosOf({ game, edition }: Variant): number {
	const key = `${game.id} ${edition?.id ?? ''}`;
	const known = scenarios.get(key);
	if (known !== undefined) return known;
	const suite = inEdition(suiteOf(workspace, game.id), edition?.id ?? null);
	const results = [...runSuite(workspace, game.id, suite)];
	const failed = results.filter(({ failures }) => failures.length > 0);
	if (failed.length > 0) throw new Error(`${key}: ${failed.length} scenarios do not hold`);
	scenarios.set(key, results.length);
	return results.length;
}

/** How many games of random bots were played, with nothing wrong in any of them. Some variants take bots for ever. */
function gamesOf({ id }: Variant): number {
	const line = [
		'src/cli/main.mjs',
		'simulate',
		id,
		'--games',
		String(GAMES),
		'--max-rounds',
		String(ROUNDS),
		'--seed',
		'checked',
		'--json'
	];
	const said = execFileSync(process.execPath, line, {
		cwd: ROOT,
		stdio: ['ignore', 'pipe', 'ignore']
	});
	const { games, problems } = JSON.parse(said.toString()) as {
		games: number;
		problems: unknown[];
	};
	if (games !== GAMES || problems.length > 0) throw new Error(`${id}: games went wrong`);
	return games;
}

function check(variant: Variant): CheckedVariant {
	const { id, edition } = variant;
	const choice = { variant: id, options: {} };
	const builds = inBothSizes(composing(workspace.files, choice));
	const built = builds.at(-1);
	if (!built?.program) throw new Error(`${id} does not hold`);
	const { program } = built;
	const layers = edition ? [edition.id] : [];
	const plain = inBothSizes(composing(workspace.files, { ...choice, layers })).find(
		(size) => size.program?.players === program.players
	);
	return {
		hash: contentHash(workspace.files, variant),
		scenarios: scenariosOf(variant),
		games: gamesOf(variant),
		differences: plain ? diffPrograms(plain, built).rules.length : null,
		cells: rulesOf(program, built.composition).cells.map(({ q, r }) => [q, r])
	};
}

const variants = listVariants(workspace);
const wanted = parseArgs({ allowPositionals: true }).positionals;
const named = ({ id, game }: Variant, name: string): boolean => id === name || game.id === name;
const unknown = wanted.filter((name) => !variants.some((variant) => named(variant, name)));
if (unknown.length > 0) throw new Error(`no variant or game is called ${unknown.join(', ')}`);

const path = join(ROOT, checkedVariants);
const before = JSON.parse(readFileSync(path, 'utf8')) as Record<string, CheckedVariant>;
const checked: Record<string, CheckedVariant> = {};
for (const variant of variants) {
	const { id } = variant;
	if (wanted.length === 0 || wanted.some((name) => named(variant, name))) {
		process.stderr.write(`${id} …\n`);
		checked[id] = check(variant);
	} else if (before[id]) checked[id] = before[id];
}
const text = await format(JSON.stringify(checked), {
	...(await resolveConfig(path)),
	filepath: path
});
writeFileSync(path, text);
