/** Pieces on paper and for other tables: what lies where, and what the files say of it. */
import { strFromU8, unzlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { countsOf, imageNames, pageOf, safeName, vassalList } from './parts.ts';
import { pdfOf } from './pdf.ts';
import {
	type Cut,
	cutLines,
	cutsAmong,
	cutsOf,
	faceKey,
	facesOf,
	gridsOf,
	PAPERS,
	type Shape,
	sheetsOf
} from './sheets.ts';
import { addressIn, savedObject, type TableSheet } from './tabletop.ts';

const FACES = [
	{ id: 'owl', back: -1, count: 3 },
	{ id: 'fool', back: 2, count: 1 },
	{ id: 'sage', back: 1, count: 0 }
];
const WIDTHS = { counter: 16, space: 60, card: 63 };

const cut = (front: string, back: string | null = null, shape: Shape = 'counter'): Cut => ({
	shape,
	front,
	back
});
const cuts = (count: number, shape: Shape = 'counter') =>
	Array.from({ length: count }, (_, at) => cut(`f${at}`, at % 2 ? `b${at}` : null, shape));

describe('what is cut out', () => {
	test('is every copy with its other side; a side that only lies behind is no counter of its own', () => {
		const owl = cut('owl');
		const fool = cut('fool', 'sage');
		expect(cutsOf(FACES, 'all', () => 'counter')).toEqual([owl, owl, owl, fool]);
		expect(cutsOf(FACES, 'one', () => 'counter')).toEqual([owl, fool]);
	});

	test('may be a few alone, by either side', () => {
		const cuts = cutsOf(FACES, 'one', () => 'counter');
		const fronts = (id: string) => cutsAmong(cuts, [{ id }]).map(({ front }) => front);
		expect([fronts('owl'), fronts('sage'), fronts('crow')]).toEqual([['owl'], ['fool'], []]);
	});

	test('is drawn once, however many there are', () => {
		const all = cutsOf(FACES, 'all', ({ id }) => (id === 'fool' ? 'card' : 'counter'));
		expect(facesOf(all, true)).toEqual([
			{ face: 'owl', shape: 'counter' },
			{ face: null, shape: 'counter' },
			{ face: 'fool', shape: 'card' },
			{ face: 'sage', shape: 'card' }
		]);
		expect(facesOf(all, false).map(({ face }) => face)).toEqual(['owl', 'fool']);
		expect([...countsOf(all).values()]).toEqual([3, 1]);
	});
});

describe('sheets of paper', () => {
	const sheets = (count: number, counter: number, paper = PAPERS.A4) =>
		sheetsOf(cuts(count), paper, { ...WIDTHS, counter });

	test('hold what fits between the margins', () => {
		const [sheet, ...more] = sheets(100, 19);
		expect([sheet!.columns, sheet!.rows, more.length]).toEqual([10, 10, 0]);
		expect(sheets(301, 19).map(({ fronts }) => fronts.length)).toEqual([140, 140, 21]);
		expect(sheetsOf(cuts(1), PAPERS.Letter, { ...WIDTHS, counter: 400 })).toMatchObject([
			{ columns: 1, rows: 1 }
		]);
		expect(sheets(0, 16)).toEqual([]);
	});

	test('have behind each counter its own back, when they are turned over the long edge', () => {
		const [sheet] = sheetsOf(cuts(4), { width: 80, height: 100 }, { ...WIDTHS, counter: 20 });
		expect(sheet).toMatchObject({ columns: 3, rows: 2, fronts: ['f0', 'f1', 'f2', 'f3'] });
		expect(sheet!.backs).toEqual([null, 'b1', null, undefined, undefined, 'b3']);
	});

	test('hold pieces of one shape, each in its own size', () => {
		const mixed = [...cuts(2), ...cuts(10, 'card'), ...cuts(1, 'space'), ...cuts(1)];
		const made = sheetsOf(mixed, PAPERS.A4, WIDTHS);
		expect(made.map(({ shape, columns, fronts }) => [shape, columns, fronts.length])).toEqual([
			['counter', 11, 3],
			['card', 3, 9],
			['card', 3, 1],
			['space', 3, 1]
		]);
		expect(made.map(({ size }) => Math.round(size.height * 10) / 10)).toEqual([16, 88.2, 88.2, 52]);
	});

	test('are cut along lines that keep off the pieces', () => {
		const [sheet] = sheetsOf(cuts(2), PAPERS.A4, { ...WIDTHS, counter: 90 });
		expect(cutLines(sheet!, 10)).toEqual([
			[10, 5, 10, 9],
			[10, 101, 10, 105],
			[100, 5, 100, 9],
			[100, 101, 100, 105],
			[190, 5, 190, 9],
			[190, 101, 190, 105],
			[5, 10, 9, 10],
			[191, 10, 195, 10],
			[5, 100, 9, 100],
			[191, 100, 195, 100]
		]);
	});
});

describe('grids', () => {
	test('have ten by seven places at most, and pieces with own backs lie apart', () => {
		const made = gridsOf([...cuts(150), ...cuts(3, 'card')]);
		expect(
			made.map(({ name, columns, rows, cuts: held, ownBacks }) => ({
				of: [name, columns, rows, held.length, ownBacks]
			}))
		).toEqual([
			{ of: ['counters-1', 10, 7, 70, false] },
			{ of: ['counters-2', 5, 1, 5, false] },
			{ of: ['counters-3', 10, 7, 70, true] },
			{ of: ['counters-4', 5, 1, 5, true] },
			{ of: ['cards-1', 2, 1, 2, false] },
			{ of: ['cards-2', 1, 1, 1, true] }
		]);
	});
});

describe('the PDF', () => {
	const [sheet] = sheetsOf([cut('owl'), cut('owl'), cut('fool', 'sage')], PAPERS.A4, WIDTHS);
	const numbers = new Map(
		['owl', 'fool', null, 'sage'].map((face, at) => [faceKey(face, 'counter'), at])
	);

	test('has each picture where the paper has it, from both sides', () => {
		const front = pageOf(sheet!, PAPERS.A4, false, numbers);
		expect(front).toMatchObject(PAPERS.A4);
		expect(front.pictures).toEqual([
			{ of: 0, x: 10, y: 10, width: 16, height: 16 },
			{ of: 0, x: 26, y: 10, width: 16, height: 16 },
			{ of: 1, x: 42, y: 10, width: 16, height: 16 }
		]);
		// Eleven columns, so what lies behind the first is the last.
		const back = pageOf(sheet!, PAPERS.A4, true, numbers);
		expect(back.pictures.map(({ of, x }) => [of, x])).toEqual([
			[3, 152],
			[2, 168],
			[2, 184]
		]);
	});

	test('is written in points, and its list of objects says where each begins', () => {
		const rgb = new Uint8Array([255, 0, 0, 0, 0, 255]);
		const page = {
			width: 254,
			height: 127,
			pictures: [{ of: 0, x: 25.4, y: 12.7, width: 50.8, height: 25.4 }],
			lines: [[0, 0, 25.4, 127]] as const
		};
		const bytes = pdfOf({
			title: 'Ä (b)',
			note: 'Icons (CC)',
			pages: [page],
			pictures: [{ width: 2, height: 1, rgb }]
		});
		const text = strFromU8(bytes, true);
		expect(text).toMatch(/^%PDF-1\.4\n/);
		expect(text).toContain('/MediaBox [0 0 720.000 360.000]');
		expect(text).toContain('/Title <feff00c40020002800620029>');
		const starts = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
		expect(starts.map((start) => text.slice(start, start + 7))).toEqual(
			starts.map((_, at) => `${at + 1} 0 obj`)
		);
		const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
		expect(text.slice(table, table + 4)).toBe('xref');
		const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n/g)].map((found) => {
			const from = found.index + found[0].length;
			return unzlibSync(bytes.subarray(from, from + Number(found[1])));
		});
		expect(streams[0]).toEqual(rgb);
		expect(strFromU8(streams[1]!).split('\n')).toEqual([
			'q 144.000 0 0 72.000 72.000 252.000 cm /P0 Do Q',
			'0.425 w',
			'0.000 360.000 m 72.000 0.000 l S',
			String.raw`BT /F 5 Tf 28.346 11.339 Td (Icons \(CC\)) Tj ET`
		]);
	});
});

describe('the object for Tabletop Simulator', () => {
	const sheet: TableSheet = {
		face: 'a-front.png',
		back: 'a-back.png',
		columns: 10,
		rows: 2,
		ownBacks: false,
		shape: 'space',
		size: { width: 126, height: 109 }
	};
	const decks = [
		{
			name: 'Birds',
			pieces: [
				{ name: 'Owl', about: 'Hoots.', count: 2, sheet: 0, place: 3 },
				{ name: 'Fool', about: '', count: 1, sheet: 1, place: 0 }
			]
		},
		{ name: 'Suns', pieces: [{ name: 'Sun', about: '', count: 1, sheet: 1, place: 12 }] },
		{ name: 'Nothing', pieces: [{ name: 'No', about: '', count: 0, sheet: 0, place: 1 }] }
	];
	const saved = savedObject('Zoo', decks, [
		sheet,
		{ ...sheet, face: 'b-front.png', ownBacks: true, shape: 'counter' }
	]);
	const [bag] = saved.ObjectStates;
	const [deck, sun, ...more] = bag!.ContainedObjects!;

	test('is a bag of decks, and of single cards; a card says its sheet in hundreds and its place', () => {
		expect([bag!.Nickname, deck!.Name, deck!.Nickname, more]).toEqual(['Zoo', 'Deck', 'Birds', []]);
		expect(deck!.DeckIDs).toEqual([103, 103, 200]);
		expect(deck!.ContainedObjects!.map((card) => [card.CardID, card.Nickname])).toEqual([
			[103, 'Owl'],
			[103, 'Owl'],
			[200, 'Fool']
		]);
		expect(deck!.ContainedObjects![0]!.Description).toBe('Hoots.');
		expect([sun!.Name, sun!.CardID, sun!.Nickname]).toEqual(['Card', 212, 'Sun']);
		expect(deck!.CustomDeck).toEqual({
			1: {
				FaceURL: 'a-front.png',
				BackURL: 'a-back.png',
				NumWidth: 10,
				NumHeight: 2,
				BackIsHidden: true,
				UniqueBack: false,
				Type: 3
			},
			2: {
				FaceURL: 'b-front.png',
				BackURL: 'a-back.png',
				NumWidth: 10,
				NumHeight: 2,
				BackIsHidden: true,
				UniqueBack: true,
				Type: 0
			}
		});
		// Twice as wide as a card of 63 mm; what has the common back lies on its face.
		expect(deck!.Transform).toMatchObject({ scaleX: 2, scaleY: 1, scaleZ: 2, rotZ: 180 });
		expect(sun!.Transform.rotZ).toBe(0);
	});

	test('numbers no two objects alike', () => {
		const guids = [bag!, deck!, sun!, ...deck!.ContainedObjects!].map(({ GUID }) => GUID);
		expect(new Set(guids).size).toBe(6);
		for (const guid of guids) expect(guid).toMatch(/^[\da-f]{6}$/);
	});

	/**
	 * Keys and types as TTS writes them. Of the file, a bag, a deck and a card, as TTS 13.2.2 saved them:
	 * https://github.com/benoitmialet/lua-scripting-tabletop-simulator/blob/10d7be33/cours-de-script/tts_cours.json
	 * Of a deck and a card with sheets, a save of TTS cut into files:
	 * https://github.com/argonui/SCED/blob/70dd00c8/objects/TarotDeck.77f1e5.json and what lies below it.
	 * That the file's own fields are empty in a saved object:
	 * https://git.ete.moe/argonui/TTSModManager/blob/main/saved-object-feature.md
	 */
	const OBJECT = {
		GUID: 'string',
		Name: 'string',
		Transform: 'posX posY posZ rotX rotY rotZ scaleX scaleY scaleZ',
		Nickname: 'string',
		Description: 'string',
		GMNotes: 'string',
		AltLookAngle: 'x y z',
		ColorDiffuse: 'r g b',
		LayoutGroupSortIndex: 'number',
		Value: 'number',
		Locked: 'boolean',
		Grid: 'boolean',
		Snap: 'boolean',
		IgnoreFoW: 'boolean',
		MeasureMovement: 'boolean',
		DragSelectable: 'boolean',
		Autoraise: 'boolean',
		Sticky: 'boolean',
		Tooltip: 'boolean',
		GridProjection: 'boolean',
		HideWhenFaceDown: 'boolean',
		Hands: 'boolean',
		LuaScript: 'string',
		LuaScriptState: 'string',
		XmlUI: 'string'
	};
	const BAG = {
		...OBJECT,
		MaterialIndex: 'number',
		MeshIndex: 'number',
		Bag: 'Order',
		ContainedObjects: 'list'
	};
	const DECK = {
		...OBJECT,
		SidewaysCard: 'boolean',
		DeckIDs: 'list',
		CustomDeck: '1 2',
		ContainedObjects: 'list'
	};
	const CARD = { ...OBJECT, CardID: 'number', SidewaysCard: 'boolean', CustomDeck: '1' };
	const CUSTOM_DECK = {
		FaceURL: 'string',
		BackURL: 'string',
		NumWidth: 'number',
		NumHeight: 'number',
		BackIsHidden: 'boolean',
		UniqueBack: 'boolean',
		Type: 'number'
	};
	const FILE = {
		SaveName: 'string',
		Date: 'string',
		VersionNumber: 'string',
		GameMode: 'string',
		GameType: 'string',
		GameComplexity: 'string',
		Tags: 'list',
		Gravity: 'number',
		PlayArea: 'number',
		Table: 'string',
		Sky: 'string',
		Note: 'string',
		TabStates: '',
		LuaScript: 'string',
		LuaScriptState: 'string',
		XmlUI: 'string',
		ObjectStates: 'list'
	};

	const shapeOf = (object: object) =>
		Object.fromEntries(
			Object.entries(object).map(([key, value]: [string, unknown]) => [
				key,
				Array.isArray(value)
					? 'list'
					: typeof value === 'object' && value !== null
						? Object.keys(value).join(' ')
						: typeof value
			])
		);

	test('has the keys and types of what TTS itself saves', () => {
		expect(shapeOf(saved)).toEqual(FILE);
		expect(shapeOf(bag!)).toEqual(BAG);
		expect(shapeOf(deck!)).toEqual(DECK);
		expect(shapeOf(deck!.ContainedObjects![0]!)).toEqual(CARD);
		expect(shapeOf(deck!.CustomDeck!['1']!)).toEqual(CUSTOM_DECK);
	});

	test('finds its sheets by name alone, in a folder of any system, or in the web', () => {
		expect(addressIn(' ', 'a.png')).toBe('a.png');
		expect(addressIn('C:\\Games\\', 'a.png')).toBe('file:///C:\\Games\\a.png');
		expect(addressIn('/home/me', 'a.png')).toBe('file:///home/me/a.png');
		expect(addressIn('https://example.org/p/', 'a.png')).toBe('https://example.org/p/a.png');
	});
});

describe('pictures for VASSAL', () => {
	test('have names that are safe and speak, and no two the same', () => {
		const faces = ['Größe/2', 'grosse 2', 'con', '狐', null].map((face) => ({
			face,
			shape: 'card' as const
		}));
		expect([...imageNames(faces).values()]).toEqual([
			'grosse-2.png',
			'grosse-2-2.png',
			'piecescon.png',
			'pieces.png',
			'cards-back.png'
		]);
		expect(safeName('À la Kingston!')).toBe('a-la-kingston');
	});

	test('are listed: front and back of what, and how many', () => {
		const all = [...cutsOf(FACES, 'all', () => 'counter'), cut('sun, =1')];
		const piece = (face: string) => ({
			name: face,
			kind: 'bird',
			kindName: 'Bird',
			kindNames: 'Birds',
			rule: null
		});
		expect(vassalList({ cuts: all, piece }, imageNames(facesOf(all, true)))).toBe(
			'\uFEFFname,kind,count,front,back\n' +
				'owl,Bird,3,owl.png,counters-back.png\n' +
				'fool,Bird,1,fool.png,sage.png\n' +
				'"sun, =1",Bird,1,sun-1.png,counters-back.png\n'
		);
	});
});
