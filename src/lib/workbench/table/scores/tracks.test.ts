import { expect, test } from 'vitest';
import {
	laidOut,
	type SaidOfLayout,
	space,
	viewOf
} from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { placeOf } from '#lib/workbench/game/board-model.ts';
import { tracksOf } from './tracks.ts';

const indexOf = (said: SaidOfLayout) => new RulesIndex(laidOut(said), 'en');

test('a track has a place for each number, and the markers of the players stand at theirs', () => {
	const index = indexOf({ tracks: [{ id: 'fame', of: 'fame', from: -1, to: 2 }] });
	const players = [0, 7, 0].map((fame, seat) => ({
		key: `p${seat + 1}`,
		seat,
		fields: { fame },
		shown: {}
	}));
	const [track] = tracksOf(index, { ...viewOf([]), players });
	expect(track?.name).toBe('Fame');
	expect(track?.places).toEqual([
		{ number: -1, markers: [] },
		{
			number: 0,
			markers: [
				{ seat: 0, value: 0 },
				{ seat: 2, value: 0 }
			]
		},
		{ number: 1, markers: [] },
		// Beyond the end it stands there, and says where it would.
		{ number: 2, markers: [{ seat: 1, value: 7 }] }
	]);
});

test('what the game itself counts has one marker; what nobody may know has none', () => {
	const index = indexOf({
		tracks: [
			{ id: 'time', of: 'hour', from: 0, to: 2 },
			{ id: 'secret', of: 'plot', from: 0, to: 2 }
		]
	});
	const seen = { ...viewOf([]), game: { hour: 1 } };
	const markers = tracksOf(index, seen).map(({ places }) =>
		places.flatMap((place) => place.markers)
	);
	expect(markers).toEqual([[{ seat: null, value: 1 }], []]);
});

test('a space lies where the layout says, in hundredths of its width, otherwise on its grid', () => {
	const index = indexOf({ space: { at: { '1,0': { x: 150, y: -50 } } } });
	expect(placeOf(index, space(1, 0))).toEqual({ x: 180, y: -60 });
	expect(placeOf(index, space(0, 0))).toEqual({ x: 0, y: 0 });
});
