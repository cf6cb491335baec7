/** Dice and draws to come, as a position says them. */
import { say } from '#lib/language/said.ts';
import type { Wish } from '#lib/engine/state/gate.ts';
import { MOST_WISHES } from '#lib/engine/state/wishes.ts';
import { ANY_SIDES, streamUses } from './stream-uses.ts';
import type { Coming } from './position.ts';
import { numberOf, type Reading } from './reading.ts';

export function readComing(reading: Reading, coming: Coming | undefined): Wish[] {
	const { m, names, trouble } = reading;
	const wishes: Wish[] = [];
	const uses = streamUses(m.program);
	for (const [id, dice] of Object.entries(coming?.dice ?? {})) {
		const path = ['coming', 'dice', id];
		const stream = numberOf(reading, path, say`position/stream: stream`, names.streams, id);
		if (stream === null) continue;
		const { dice: rolled } = uses[stream]!;
		if (rolled === null) {
			trouble(
				path,
				'position/coming',
				say`position/no-dice-rolled: no dice are rolled with the stream ${id}`
			);
			continue;
		}
		dice.forEach((die, i) => {
			if (Number.isInteger(die) && die >= rolled.least && die <= rolled.most)
				wishes.push({ stream, die });
			else {
				const said =
					rolled.most === ANY_SIDES
						? say`position/no-die-shows: no die shows ${String(die)}`
						: say`position/no-die-stream: no die of the stream ${id} shows ${String(die)}: it shows ${rolled.least} to ${rolled.most}`;
				trouble([...path, i], 'position/coming', said);
			}
		});
	}
	for (const [id, pieces] of Object.entries(coming?.draws ?? {})) {
		const path = ['coming', 'draws', id];
		const stream = numberOf(reading, path, say`position/stream: stream`, names.streams, id);
		if (stream === null) continue;
		if (!uses[stream]!.draws) {
			trouble(
				path,
				'position/coming',
				say`position/nothing-drawn: nothing is drawn with the stream ${id}`
			);
			continue;
		}
		pieces.forEach((name, i) => {
			const piece = numberOf(reading, [...path, i], say`word/piece: piece`, names.pieces, name);
			if (piece !== null) wishes.push({ stream, piece });
		});
	}
	if (wishes.length > MOST_WISHES)
		trouble(
			['coming'],
			'position/coming',
			say`position/too-many-wishes: so many dice and draws cannot be set; there is room for ${MOST_WISHES}`
		);
	return wishes;
}
