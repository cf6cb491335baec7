/**
 * How a ruleset wants its table to look: the `layout` section, read leniently. The checked section arrives as plain
 * data; whatever it does not say has a sensible default, so that a new game has a table before it has a layout.
 */

import { own } from '#lib/language/tools/own.ts';
import { tracksIn, type TrackLayout } from '#lib/ruleset/program/layout-names.ts';
import { scenesIn, type SceneLayout } from '#lib/ruleset/program/scene-layout.ts';
import { mapOf, numberOf, textOf, textsOf } from '#lib/ruleset/program/lenient.ts';

/** What becomes of a zone on the table. */
export type ZoneRole =
	/** In front of its owner, piece by piece. */
	| 'hand'
	/** Only its number is shown. */
	| 'hidden'
	/** Side by side, equal faces together. */
	| 'row'
	/** One heap with a number. */
	| 'pile'
	/** Counters on a space of the map. */
	| 'stack'
	/** What a space is made of: drawn as the space itself. */
	| 'ground';

/** What is shown as a small symbol, with its icon where one is given. */
export interface MarkLayout {
	attribute: string;
	icon: string | null;
}

export interface CounterLayout {
	/** Attribute, field or value that is written large. */
	value: string | null;
	/** By what the pieces in a hand are shown in order. */
	order: string[];
	marks: MarkLayout[];
	/** Attribute whose value colours the counter. */
	colour: string | null;
}

export interface TableLayout {
	table: 'map' | 'rows';
	/** In which it was printed. */
	language: string | null;
	space: {
		label: string | null;
		fill: string | null;
		owner: string | null;
		/** Kinds that never disappear under a stack. */
		apart: string[];
		print: MarkLayout[];
		/** Whose stone lies there, and what is shown on it. */
		stone: { of: string; marks: MarkLayout[] } | null;
		/** Colours by turns, where the fill has none. */
		colours: string[];
		/** Whether spaces are points on lines. */
		lines: boolean;
		/** "column,row" -> where it lies, in hundredths of the width of a space. */
		at: Record<string, { x: number; y: number }>;
	};
	/** Of the players, by seat. */
	playerColours: string[];
	/** Value of the fill (or counter colour) attribute -> colour name or hex colour. */
	colours: Record<string, string>;
	status: string[];
	players: string[];
	/** Signs of what is shown of a player. */
	icons: Record<string, string>;
	zones: Record<string, ZoneRole>;
	counter: CounterLayout;
	/** Kinds of cards. */
	cards: string[];
	/** Names whose numbers are faces of dice. */
	dice: string[];
	tracks: TrackLayout[];
	scenes: SceneLayout[];
	mat: { zones: string[]; shows: string[] } | null;
	standings: { by: string[]; parts: string[] } | null;
}

const ROLES: readonly ZoneRole[] = ['hand', 'hidden', 'row', 'pile', 'stack', 'ground'];

export function readLayout(layout: unknown): TableLayout {
	const root = mapOf(layout);
	const space = mapOf(root['space']);
	const fill = space['fill'];
	const counter = mapOf(root['counter']);
	return {
		table: root['table'] === 'rows' ? 'rows' : 'map',
		language: textOf(root['language']),
		space: {
			label: textOf(space['label']),
			fill: textOf(fill) ?? textOf(mapOf(fill)['attribute']),
			owner: textOf(space['owner']),
			apart: textsOf(space['apart']),
			print: asMarks(space['print']),
			stone: asStone(space['stone']),
			colours: textsOf(space['colours']),
			lines: space['lines'] === true,
			at: asSpots(space['at'])
		},
		playerColours: textsOf(root['player-colours']),
		colours: {
			...asTextMap(mapOf(counter['colour'])['colours']),
			...asTextMap(root['colours']),
			...asTextMap(mapOf(fill)['colours'])
		},
		status: textsOf(root['status']),
		players: textsOf(root['players']),
		icons: asTextMap(root['icons']),
		zones: asRoles(root['zones']),
		counter: {
			value: textOf(counter['value']),
			order: textsOf(counter['order']),
			marks: asMarks(counter['marks']),
			colour: textOf(counter['colour']) ?? textOf(mapOf(counter['colour'])['attribute'])
		},
		cards: textsOf(root['cards']),
		dice: textsOf(root['dice']),
		tracks: tracksIn(layout),
		scenes: scenesIn(layout),
		mat: asMat(root['mat']),
		standings: asStandings(root['standings'])
	};
}

function asMat(value: unknown): TableLayout['mat'] {
	const { zones, shows } = mapOf(value);
	const mat = { zones: textsOf(zones), shows: textsOf(shows) };
	return mat.zones.length + mat.shows.length > 0 ? mat : null;
}

function asStone(value: unknown): TableLayout['space']['stone'] {
	const { of, marks } = mapOf(value);
	const field = textOf(of);
	return field === null ? null : { of: field, marks: asMarks(marks) };
}

function asStandings(value: unknown): TableLayout['standings'] {
	const { by, parts } = mapOf(value);
	const standings = { by: textsOf(by), parts: textsOf(parts) };
	return standings.by.length > 0 ? standings : null;
}

function asSpots(value: unknown): TableLayout['space']['at'] {
	return Object.fromEntries(
		Object.entries(mapOf(value)).flatMap(([cell, spot]) => {
			const [x, y] = [numberOf(mapOf(spot)['x']), numberOf(mapOf(spot)['y'])];
			return x === null || y === null ? [] : [[cell, { x, y }]];
		})
	);
}

/** The role of a zone the layout does not mention. */
export function roleOf(layout: TableLayout, zone: string, per: 'game' | 'player' | 'space') {
	return own(layout.zones, zone) ?? ({ game: 'pile', player: 'row', space: 'stack' } as const)[per];
}

/** A colour of the layout as CSS: one of the printed tones, or `#rrggbb`. Anything else is paper. */
export function cssColour(name: string | undefined): string {
	if (name === undefined) return 'var(--tone-bone)';
	if (/^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(name)) return name;
	return /^[a-z][a-z-]*$/.test(name) ? `var(--tone-${name}, var(--tone-bone))` : 'var(--tone-bone)';
}

function asTextMap(value: unknown): Record<string, string> {
	const entries = Object.entries(mapOf(value));
	return Object.fromEntries(entries.filter(([, item]) => typeof item === 'string')) as Record<
		string,
		string
	>;
}

function asRoles(value: unknown): Record<string, ZoneRole> {
	return Object.fromEntries(
		Object.entries(mapOf(value)).flatMap(([zone, given]) => {
			const role = ROLES.find((one) => one === given);
			return role ? [[zone, role] as const] : [];
		})
	);
}

/** `[swift]`, or with icons `{ swift: feather }`. */
function asMarks(value: unknown): MarkLayout[] {
	if (Array.isArray(value)) return textsOf(value).map((attribute) => ({ attribute, icon: null }));
	return Object.entries(mapOf(value)).map(([attribute, icon]) => ({
		attribute,
		icon: textOf(icon)
	}));
}
