/** `graph`: what asks, changes, causes and ends what, around one name. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Command } from 'commander';
import { inEnglish } from '#lib/language/said.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import { aroundMeant, meantBy, STEPS } from '#lib/ruleset/report/graph/around.ts';
import type { Around, Place, RuleGraph } from '#lib/ruleset/report/graph/graph.ts';
import { graphAsDot, graphAsText } from '#lib/ruleset/report/graph/graph-text.ts';
import { linkedGraph } from '#lib/ruleset/report/graph/rule-graph.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { openRules, type RulesOptions, withRules } from './sources/open-rules.ts';
import type { OpenVariant } from './sources/open-variant.ts';
import { failWith } from './terminal/shown-findings.ts';
import { Failure, type Printable, wholeNumber, works } from './terminal/terminal.ts';

interface GraphOptions extends RulesOptions {
	in: string;
	steps: number;
	dot?: boolean;
	json?: boolean;
}

export function graphCommand(command: Command): void {
	command
		.argument('<name>', 'an id, or its address, for example hand-limit or values.hand-limit')
		.requiredOption('--in <game>', 'folder of the game, or a variant')
		.option('--steps <n>', 'how far to look, 1 to 3', wholeNumber(STEPS.least), STEPS.usual)
		.option('--dot', 'print it for programs that draw graphs');
	withRules(command);
	works<[string], GraphOptions>(command, graph);
}

function graph([name]: [string], options: GraphOptions): Printable {
	const { steps, dot = false, json = false } = options;
	if (steps > STEPS.most) throw new Failure(`--steps is at most ${STEPS.most}`, 2);
	if (dot && json) throw new Failure('--dot and --json are two forms: give one of them', 2);
	const opened = openRules(options.in, options);
	const { game, variant } = opened.composition;
	const rules = graphOf(opened);
	const { meant, around } = aroundMeant(rules, meantBy(rules, name), steps);
	if (around === null) throw notMeant(rules, name, meant, options.in);
	const shown = withPlaces(around, ({ file, line }) => ({ file: opened.library.at(file), line }));
	return {
		ok: true,
		text: dot ? graphAsDot(shown) : graphAsText(shown),
		data: { game, variant, ...shown }
	};
}

function graphOf({ composition, library }: OpenVariant): RuleGraph {
	const players = playersOf(composition).max;
	const { graph: rules, diagnostics } = linkedGraph(composition, players, library.workspace);
	const findings = [...composition.diagnostics, ...diagnostics];
	if (rules === null || findings.some(isError)) failWith(library.opened(findings));
	return rules;
}

function notMeant(
	rules: RuleGraph,
	name: string,
	meant: readonly string[],
	where: string
): Failure {
	if (meant.length > 0)
		return new Failure(`"${name}" can be ${meant.join(' or ')}: write which`, 2, { name, meant });
	const known = [...rules.things.values()].flatMap(({ id, address }) => [id, address]);
	const hint = inEnglish(hintOf(nearest(name, known)));
	return new Failure(`nothing in ${where} is called "${name}"${hint}`, 1, { name, meant });
}

/** As places can be opened from here. */
function withPlaces(around: Around, at: (place: Place) => Place): Around {
	return {
		...around,
		things: around.things.map((thing) => ({ ...thing, place: thing.place && at(thing.place) })),
		arrows: around.arrows.map((arrow) => ({ ...arrow, places: arrow.places.map(at) }))
	};
}
