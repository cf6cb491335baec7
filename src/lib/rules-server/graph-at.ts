/** What is around a name in the rules in which an open file is looked at. */
import type { Position } from 'vscode-languageserver-types';
import { onceFor } from '#lib/language/tools/once-for.ts';
import { aroundMeant, meantBy } from '#lib/ruleset/report/graph/around.ts';
import type { AroundName } from '#lib/ruleset/report/graph/graph.ts';
import { ruleGraph } from '#lib/ruleset/report/graph/rule-graph.ts';
import { documentOf } from './help-for-editors.ts';
import type { NamesAt } from './names-at.ts';
import type { PlayedRules, Reading, Readings } from './Readings.ts';
import type { OpenFile } from './rules-server.ts';

interface Asked {
	file: OpenFile;
	/** A place in the file, or a name as an author writes it. */
	name: Position | string;
	steps: number;
	/** null: no game is known in which the file is played. */
	rules: PlayedRules | null;
}

const graphOf = onceFor((reading: Reading) => ruleGraph(reading.composition, reading.names));

export function graphAt(readings: Readings, names: NamesAt, asked: Asked): AroundName {
	const { file, name, rules, steps } = asked;
	if (rules === null) return NOTHING;
	if (typeof name !== 'string') {
		const found = names.at(file, documentOf(file).offsetAt(name), rules);
		if (found === null) return NOTHING;
		const graph = graphOf(found.reading);
		const things = found.here.map(({ address }) => graph.meant.get(address) ?? address);
		const meant = [...new Set(things)].filter((address) => graph.things.has(address));
		return aroundMeant(graph, meant, steps);
	}
	// What the played rules replace is known in the rules below.
	for (const below of [false, true]) {
		const graph = graphOf(readings.of(file, rules, below));
		const meant = meantBy(graph, name);
		if (meant.length > 0) return aroundMeant(graph, meant, steps);
	}
	return NOTHING;
}

const NOTHING: AroundName = { meant: [], around: null };
