/**
 * Pieces as a saved object of Tabletop Simulator: a bag in which each kind lies as a deck, or as a card where there is only
 * one piece of it. Decks can be of squares and of hexes as well as of cards, and only they take their pictures from sheets.
 * What TTS writes itself was looked up in files that it saved (`parts.test.ts` says in which).
 */
import type { Shape, Size } from './sheets.ts';

/** A picture of many pieces, and what lies behind them: a picture of many as well, or of one for all. */
export interface TableSheet {
	face: string;
	back: string;
	columns: number;
	rows: number;
	ownBacks: boolean;
	shape: Shape;
	/** Of a piece, in millimetres. */
	size: Size;
}

export interface TablePiece {
	name: string;
	about: string;
	count: number;
	/** Its sheet among the sheets, and its place on it, row by row. */
	sheet: number;
	place: number;
}

export interface TableDeck {
	name: string;
	pieces: readonly TablePiece[];
}

/** Numbers of TTS for rectangles with round corners and for hexes. */
const TYPES: Readonly<Record<Shape, number>> = { card: 0, counter: 0, space: 3 };
/** A card of this width has the usual size on the table of TTS; in millimetres. */
const USUAL = 63;
/** As TTS has its cards and its bags when they are new. */
const [CARD_GREY, BAG_WHITE] = [0.713235259, 1];

interface CustomDeck {
	FaceURL: string;
	BackURL: string;
	NumWidth: number;
	NumHeight: number;
	BackIsHidden: boolean;
	UniqueBack: boolean;
	Type: number;
}

/** What every object of TTS has. */
function base(
	name: string,
	nickname: string,
	about: string,
	look: { scale: number; grey: number }
) {
	const { scale, grey } = look;
	return {
		GUID: '',
		Name: name,
		Transform: {
			posX: 0,
			posY: 1,
			posZ: 0,
			rotX: 0,
			rotY: 180,
			rotZ: 0,
			scaleX: scale,
			scaleY: 1,
			scaleZ: scale
		},
		Nickname: nickname,
		Description: about,
		GMNotes: '',
		AltLookAngle: { x: 0, y: 0, z: 0 },
		ColorDiffuse: { r: grey, g: grey, b: grey },
		LayoutGroupSortIndex: 0,
		Value: 0,
		Locked: false,
		Grid: true,
		Snap: true,
		IgnoreFoW: false,
		MeasureMovement: false,
		DragSelectable: true,
		Autoraise: true,
		Sticky: true,
		Tooltip: true,
		GridProjection: false,
		HideWhenFaceDown: false,
		Hands: false,
		LuaScript: '',
		LuaScriptState: '',
		XmlUI: ''
	};
}

interface TableObject extends ReturnType<typeof base> {
	CardID?: number;
	SidewaysCard?: boolean;
	DeckIDs?: number[];
	CustomDeck?: Record<string, CustomDeck>;
	MaterialIndex?: number;
	MeshIndex?: number;
	Bag?: { Order: number };
	ContainedObjects?: TableObject[];
}

/** The whole file. The game's own fields are empty, as in every object that TTS saves. */
export function savedObject(
	name: string,
	decks: readonly TableDeck[],
	sheets: readonly TableSheet[]
) {
	const bag: TableObject = {
		...base('Bag', name, '', { scale: 1, grey: BAG_WHITE }),
		MaterialIndex: -1,
		MeshIndex: -1,
		Bag: { Order: 0 },
		ContainedObjects: decks.flatMap((deck) => deckOf(deck, sheets))
	};
	numbered([bag], 1);
	return {
		SaveName: '',
		Date: '',
		VersionNumber: '',
		GameMode: '',
		GameType: '',
		GameComplexity: '',
		Tags: [],
		Gravity: 0.5,
		PlayArea: 0.5,
		Table: '',
		Sky: '',
		Note: '',
		TabStates: {},
		LuaScript: '',
		LuaScriptState: '',
		XmlUI: '',
		ObjectStates: [bag]
	};
}

/** None where it has no pieces. */
function deckOf({ name, pieces }: TableDeck, sheets: readonly TableSheet[]): TableObject[] {
	const cards = pieces.flatMap((piece) => {
		const sheet = sheets[piece.sheet];
		return sheet ? Array.from({ length: piece.count }, () => cardOf(piece, sheet)) : [];
	});
	const [first, second] = cards;
	if (!first || !second) return cards;
	const { scaleX: scale } = first.Transform;
	const deck: TableObject = {
		...base('Deck', name, '', { scale, grey: CARD_GREY }),
		SidewaysCard: false,
		HideWhenFaceDown: first.HideWhenFaceDown,
		DeckIDs: cards.map(({ CardID }) => CardID ?? 0),
		CustomDeck: Object.fromEntries(cards.flatMap((card) => Object.entries(card.CustomDeck ?? {}))),
		ContainedObjects: cards
	};
	deck.Transform.rotZ = first.Transform.rotZ;
	return [deck];
}

function cardOf({ name, about, sheet, place }: TablePiece, of: TableSheet): TableObject {
	// The number of a card is that of its sheet in hundreds, and its place there.
	const number = sheet + 1;
	const card: TableObject = {
		...base('Card', name, about, { scale: of.size.width / USUAL, grey: CARD_GREY }),
		// What has a side of its own behind hides nothing.
		HideWhenFaceDown: !of.ownBacks,
		Hands: true,
		CardID: number * 100 + place,
		SidewaysCard: false,
		CustomDeck: {
			[number]: {
				FaceURL: of.face,
				BackURL: of.back,
				NumWidth: of.columns,
				NumHeight: of.rows,
				BackIsHidden: true,
				UniqueBack: of.ownBacks,
				Type: TYPES[of.shape]
			}
		}
	};
	if (!of.ownBacks) card.Transform.rotZ = 180;
	return card;
}

/** Each its own number, as TTS writes them: six digits of base 16. */
function numbered(objects: readonly TableObject[], from: number): number {
	let next = from;
	for (const object of objects) {
		object.GUID = next.toString(16).padStart(6, '0');
		next = numbered(object.ContainedObjects ?? [], next + 1);
	}
	return next;
}

/**
 * Where TTS finds a picture: beside all others that it keeps, by its name alone; else in a folder of this computer, or
 * below an address of the web.
 */
export function addressIn(where: string, file: string): string {
	const place = where.trim().replace(/[\\/]+$/, '');
	if (place === '') return file;
	if (/^(?:https?|file):\/\//i.test(place)) return `${place}/${file}`;
	return `file:///${place.replace(/^\//, '')}${place.includes('\\') ? '\\' : '/'}${file}`;
}
