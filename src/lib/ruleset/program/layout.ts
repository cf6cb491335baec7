/**
 * How the table shows the game: what the `layout` section says, read and checked when the game was linked. Nothing in it
 * changes what is played. Names are those of the rules; what a game leaves out has its default here.
 */
import type { SceneLayout } from './scene-layout.ts';

export interface Layout {
	table: 'map' | 'rows';
	/** Which rows there are; null: what lies in the middle, and then one for each player. */
	rows: ZoneRows | null;
	/** In which it was printed. */
	language: string | null;
	/** How scenarios lay out the map: kind and attribute of the tiles, and the zone of a space in which one lies. */
	givenMap: { zone: string; kind: string; attribute: string } | null;
	/** The field of the game that counts its rounds. */
	roundField: string | null;
	space: SpaceLayout;
	/** Of the players, by seat. */
	playerColours: string[];
	/** Value of the fill -> colour name or hex colour. */
	colours: Record<string, string>;
	status: string[];
	players: string[];
	/** Signs of what is shown of a player. */
	icons: Record<string, string>;
	zones: Record<string, ZoneRole>;
	counter: CounterLayout;
	/** Kinds of cards. */
	cards: string[];
	/** Kinds of round men and of standing figures, in the colours of their owners. */
	discs: string[];
	figures: string[];
	/** Names whose numbers are faces of dice, and kinds of dice. */
	dice: string[];
	/** By zone. */
	grids: Record<string, GridLayout>;
	tracks: TrackLayout[];
	scenes: SceneLayout[];
	mat: { zones: string[]; shows: string[] } | null;
	standings: { by: Ranking[]; parts: string[] } | null;
}

/** Rows of zones, one cell for each zone. */
export interface ZoneRows {
	/** What stands above the columns: the places by which rows of zones are called. */
	columns: Pick<GridRow, 'place' | 'enum'>[];
	rows: ZoneRow[];
}

export interface ZoneRow {
	/** The zones of the columns, by their ids; none where the row has no columns. */
	zones: string[];
	/** Those that stand beside them. */
	beside: string[];
	/** Of whom each zone is shown, each player in a row of his own; null: they belong to the game. */
	of: 'you' | 'others' | 'all' | null;
}

export interface SpaceLayout {
	label: string | null;
	fill: string | null;
	owner: string | null;
	/** Kinds that never disappear under a stack. */
	apart: string[];
	print: MarkLayout[];
	/** Whose stone lies there, what is shown on it, and what says how many there are. */
	stone: { of: string; marks: MarkLayout[]; count: string | null } | null;
	/** Colours by turns, where the fill has none. */
	colours: string[];
	/** Whether spaces are points on lines. */
	lines: boolean;
	/** "column,row" -> where it lies, in hundredths of the width of a space. */
	at: Record<string, { x: number; y: number }>;
	/** By a value of an enum; where it says nothing, that of the grid. */
	shape: { of: string; shapes: Record<string, SpaceShape> } | null;
	/** In hundredths of the width. */
	height: number;
	/** In degrees, clockwise; and so much more where there is more height than width. */
	turn: number;
	turnWhenTall: number;
	edges: Partial<Record<Edge, EdgeOwner>>;
}

export type SpaceShape = (typeof SPACE_SHAPES)[number];

export const SPACE_SHAPES = ['triangle-up', 'triangle-down', 'rectangle', 'round'] as const;

/** The number of a seat, a colour, or the field or value of the game that names the player. */
export type EdgeOwner = number | string | { of: string };

/** Edges of a board, by what lies beyond them. */
export type Edge = (typeof EDGES)[number];

export const EDGES = [
	'first-row',
	'last-row',
	'first-column',
	'last-column',
	'first-slant',
	'last-slant'
] as const;

/** Where in a zone its pieces lie, and what a click there answers. */
export interface GridLayout {
	rows: GridLine | null;
	columns: GridLine | null;
	/** Of each row; one for all where it has a single entry. */
	places: number[];
	/** Parameters or choices that a click on a row or column answers. */
	rowFor: string | null;
	columnFor: string | null;
	/** Which row of the grid this zone is, where each place of a row of zones is one. */
	row?: GridRow;
}

export interface GridRow {
	/** The name of the row of zones. */
	of: string;
	/** Its number, or the value of the enum. */
	place: number | string;
	enum: string | null;
}

/** What of a piece says in which of these it lies. */
export interface GridLine {
	of: string;
	values: (number | string)[];
}

export interface CounterLayout {
	/** Attribute, field or value that is written large. */
	value: string | null;
	/** Field or value that says whose it is; null: the first field that is a player. */
	owner: string | null;
	/** By what the pieces in a hand, and those that are spread, are shown in order. */
	order: string[];
	marks: MarkLayout[];
	/** Attribute, field or value that colours the counter. */
	colour: string | null;
	/** Its colours; where it has none of its own, those of the fill. */
	colours: Record<string, string>;
}

/** What is shown as a small symbol, with its icon where one is given. */
export interface MarkLayout {
	attribute: string;
	icon: string | null;
}

/** A row of numbered places with the markers of the players, or of the game. */
export interface TrackLayout {
	id: string;
	of: string;
	from: number;
	to: number;
}

/** A field or value of a player, of which most is best, or least. */
export interface Ranking {
	of: string;
	least: boolean;
}

/** What becomes of a zone on the table. */
export type ZoneRole = (typeof ZONE_ROLES)[number];

export const ZONE_ROLES = [
	/** In front of its owner, piece by piece. */
	'hand',
	/** Only its number is shown. */
	'hidden',
	/** Side by side, equal faces together. */
	'row',
	/** Side by side, piece by piece. */
	'spread',
	/** On a space, one behind the other from its edge. */
	'fan',
	/** On a space, one on the other from below, and each to be seen. */
	'pillar',
	/** One heap with a number. */
	'pile',
	/** Counters on a space of the map. */
	'stack',
	/** What a space is made of: drawn as the space itself. */
	'ground'
] as const;

/** Of a game that says nothing of its table: it has one all the same. */
export const NO_LAYOUT: Layout = {
	table: 'map',
	rows: null,
	language: null,
	givenMap: null,
	roundField: null,
	space: {
		label: null,
		fill: null,
		owner: null,
		apart: [],
		print: [],
		stone: null,
		colours: [],
		lines: false,
		at: {},
		shape: null,
		height: 100,
		turn: 0,
		turnWhenTall: 0,
		edges: {}
	},
	playerColours: [],
	colours: {},
	status: [],
	players: [],
	icons: {},
	zones: {},
	counter: { value: null, owner: null, order: [], marks: [], colour: null, colours: {} },
	cards: [],
	discs: [],
	figures: [],
	dice: [],
	grids: {},
	tracks: [],
	scenes: [],
	mat: null,
	standings: null
};
