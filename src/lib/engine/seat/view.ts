/**
 * The position as one viewer may know it.
 *
 * Built by allow-list: only what a zone's or field's declaration shows to the viewer is copied; the rest does not exist
 * in the result.
 */
import type { Table } from '#lib/ruleset/program/expression-ir.ts';
import { decisionView } from './decision-view.ts';
import { fieldValue, pieceKey, playerKey, spaceKey, zoneKey } from './keys.ts';
import { hiddenKind, knowledgeOf } from './knowledge-of.ts';
import { type Shown, shownTo } from './layout-words.ts';
import { scenesOf } from './scenes.ts';
import { addressOf, ANSWERS, REASON, WINNERS } from '#lib/engine/state/memory-layout.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { anytimeView } from './option-view.ts';
import { asked, isOver } from '#lib/engine/play/play.ts';
import type { GameView, PieceView, PlayerView, Value, Viewer, ZoneView } from './protocol.ts';
import { knowsCount, knowsField, knowsPiece } from './visibility.ts';

export function viewOf(m: Machine, viewer: Viewer): GameView {
	const { program, layout, mem } = m;
	const { map } = program;
	const knowledge = knowledgeOf(m, viewer);
	const shown = shownTo(m, viewer, knowledge);
	const waitingFor = seatsIn(asked(m));
	const asker = viewer === 'observer' ? waitingFor[0] : viewer;
	return {
		viewer,
		programHash: program.hash,
		turn: mem[ANSWERS]!,
		over: isOver(m)
			? {
					winners: seatsIn(mem[WINNERS]!).map(playerKey),
					reason: m.code.reasons[mem[REASON]!] ?? 'end'
				}
			: null,
		game: {
			...fieldsOf(m, viewer, 'game', -1),
			...shown.game()
		},
		players: playersOf(m, viewer, shown),
		spaces: map.cells.map(({ q, r }, space) => ({
			key: spaceKey(program, space),
			q,
			r,
			fields: fieldsOf(m, viewer, 'space', space),
			marks: Object.fromEntries(map.marks.map((mark) => [mark.id, mark.values[space]!])),
			shown: shown.space(space)
		})),
		zones: Array.from({ length: layout.zones }, (_, zone) => zoneView(m, viewer, zone, shown)),
		waitingFor,
		decision: asker !== undefined && waitingFor.includes(asker) ? decisionView(m, asker) : null,
		anytime: viewer === 'observer' ? [] : anytimeView(m, viewer),
		scenes: scenesOf(m, viewer, knowledge),
		running: m
			.frames()
			.reverse()
			.map((base) => {
				const { id, cite } = m.running(base);
				return { id, cite: [...cite] };
			})
	};
}

/** The players as one viewer may know them. */
export function playersOf(
	m: Machine,
	viewer: Viewer,
	shown: Shown = shownTo(m, viewer, knowledgeOf(m, viewer))
): PlayerView[] {
	const { program } = m;
	return Array.from({ length: program.players }, (_, seat) => ({
		key: playerKey(seat),
		seat,
		fields: fieldsOf(m, viewer, 'player', seat),
		shown: shown.player(seat)
	}));
}

function fieldsOf(m: Machine, viewer: Viewer, table: Table, thing: number): Record<string, Value> {
	const seen: Record<string, Value> = {};
	m.program.fields[table].forEach((field, f) => {
		if (!knowsField(m, viewer, field, thing)) return;
		seen[field.id] = fieldValue(m, viewer, field, addressOf(m, table, f, thing));
	});
	return seen;
}

function zoneView(m: Machine, viewer: Viewer, zone: number, shown: Shown): ZoneView {
	const { layout, mem, program } = m;
	const def = program.zones[layout.zoneDef[zone]!]!;
	const owner = layout.zoneOwner[zone]!;
	const counts = knowsCount(m, viewer, zone);
	const pieces: PieceView[] = [];
	for (let i = mem[layout.bottom + zone]!; i >= 0; i = mem[layout.above + i]!) {
		// Where the number is secret, a piece is shown only if it is known.
		if (counts || knowsPiece(m, viewer, i)) pieces.push(pieceView(m, viewer, i, shown));
	}
	return {
		key: zoneKey(m, zone),
		zone: def.id,
		of:
			def.per === 'game'
				? null
				: def.per === 'player'
					? playerKey(owner)
					: spaceKey(program, owner),
		count: counts ? mem[layout.count + zone]! : null,
		pieces
	};
}

function pieceView(m: Machine, viewer: Viewer, piece: number, shown: Shown): PieceView {
	const { layout, mem, program } = m;
	const known = knowsPiece(m, viewer, piece);
	const face = known ? program.faces[mem[layout.face + piece]!]! : null;
	const values = shown.piece(piece);
	return {
		key: pieceKey(m, viewer, piece),
		face: face?.id ?? null,
		kind: face ? program.kinds[face.kind]!.id : kindInSight(m, piece),
		fields: fieldsOf(m, viewer, 'piece', piece),
		...(Object.keys(values).length > 0 && { shown: values })
	};
}

/** A hidden die is seen to be a die; of other hidden pieces the view tells no kind. */
function kindInSight(m: Machine, piece: number): string | null {
	const { id } = m.program.kinds[hiddenKind(m, piece)]!;
	return m.program.layout.dice.includes(id) ? id : null;
}
