/**
 * The names of a game that holds, as plain data beside its program: for expressions that are checked later and elsewhere,
 * which are those of scenarios and trials. They stand in no layer.
 */
import { own } from '#lib/language/tools/own.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { NamesOutside } from './own-names.ts';
import type { Symbols } from './symbols.ts';

/** What the program does not say. Indices are those of its tables. */
export interface LaterNames {
	offers: Symbols['offers'];
	counting: Symbols['counting'];
	links: Symbols['links'];
	/** Attributes that some effect modifies, each with the value that is asked in its place. */
	modified: [attribute: number, value: number][];
	mainZones: number[];
	values: NamesOutside;
	layers: Symbols['layers'];
}

export function laterNames(symbols: Symbols): LaterNames {
	const { offers, counting, links, modified, zones, names, layers } = symbols;
	return {
		offers,
		counting,
		links,
		modified: [...modified],
		mainZones: [...zones.keys()].filter((zone) => zones[zone]!.main),
		values: names.outside('values'),
		layers
	};
}

export function symbolsOf(program: Program, later: LaterNames): Symbols {
	const { players, enums, kinds, attributes, faces, fields, map, options } = program;
	const { offers, counting, links, mainZones, layers } = later;
	const modified = new Map(later.modified);
	const unnamed = [counting, links].flatMap((asked) => (asked ? [asked.value] : []));
	const nameless = new Set([...modified.values(), ...unnamed]);
	const { keys, choices } = later.values;
	return {
		...{
			players,
			enums,
			kinds,
			attributes,
			faces,
			fields,
			map,
			options,
			offers,
			counting,
			links,
			modified,
			layers
		},
		zones: program.zones.map(({ id, per, row }, zone) => ({
			id,
			per,
			...(row && { row }),
			main: mainZones.includes(zone)
		})),
		values: program.values.map(({ id, params, type }, value) => ({
			id: nameless.has(value) ? '' : id,
			params,
			type,
			infer: () => type
		})),
		names: {
			keyOf: (_, name) => own(keys, name) ?? name,
			choiceOf: (_, name) => own(choices, name) ?? [],
			outside: () => later.values
		}
	};
}
