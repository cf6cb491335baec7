/** The first stage of linking: every declared name, before any expression that may use it is checked. */
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Linking } from './context/linking.ts';
import { Values } from './rules/values.ts';
import { collectFields } from './tables/fields.ts';
import { checkPlayers } from './tables/game-section.ts';
import { collectAttributes, collectEnums, collectKinds, collectOffers } from './tables/kinds.ts';
import { collectDirectionNames } from './tables/directions.ts';
import { collectMap, collectMapWords } from './tables/map.ts';
import { checkMemberNames } from './tables/member-names.ts';
import { collectOptions } from './tables/collect-options.ts';
import { collectFaceNames } from './tables/pieces.ts';
import { checkReservedWords } from './tables/reserved-words.ts';
import { collectClauses } from './tables/texts.ts';
import { collectZones } from './tables/zones.ts';

/** What is known once all names are; the names themselves are the symbols of the linking. */
export interface Names {
	clauses: Program['clauses'];
	options: Program['options'];
	/** Number of concrete zones. */
	zoneCount: number;
	/** Declared, not checked: a body is checked when somebody asks for its type, or in the end. */
	values: Values;
}

export function collectNames(link: Linking, { tree, options: chosen }: Composition): Names {
	// Whatever is read from here on may cite.
	const clauses = collectClauses(link);
	if (link.whole('clauses')) link.clauses = new Set(clauses.map((clause) => clause.id));
	for (const section of ['game', 'map', 'evaluation']) link.citesClauses(link.whole(section));
	checkPlayers(link, tree.range);

	// What types are made of. Attributes have types, and stand in the kinds; kinds offer the attributes around them.
	collectMapWords(link);
	collectEnums(link);
	collectDirectionNames(link);
	collectKinds(link);
	// The faces are a type of their own.
	collectFaceNames(link);
	collectAttributes(link);
	collectOffers(link);

	// Numbers that are known before the game starts can stand in maps: options are constants.
	const options = collectOptions(link, chosen);
	collectFields(link);
	collectMap(link);
	// A zone of every space: the spaces are counted by now.
	const zoneCount = collectZones(link);
	const values = new Values(link);

	// About all names together.
	checkMemberNames(link);
	checkReservedWords(link);
	return { clauses, options, zoneCount, values };
}
