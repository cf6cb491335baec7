/** What a layout shows of the game, a player, a space and a piece: names of fields, values and attributes. */
import type { Table } from './expression-ir.ts';
import type { Layout, MarkLayout } from './layout.ts';

export function layoutNames(layout: Layout): Record<Table, Set<string | null>> {
	const { status, players, tracks, mat, standings, counter } = layout;
	const { label, owner, fill, stone, print, shape, edges } = layout.space;
	const lines = Object.values(layout.grids).flatMap(({ rows, columns }) => [rows, columns]);
	const tracked = tracks.map(({ of }) => of);
	return {
		game: new Set([
			...[...status, ...tracked],
			...Object.values(edges).flatMap((edge) => (typeof edge === 'object' ? [edge.of] : []))
		]),
		player: new Set([
			...players,
			...(mat?.shows ?? []),
			...(standings?.by ?? []).map(({ of }) => of),
			...(standings?.parts ?? []),
			...tracked
		]),
		space: new Set([
			...[label, owner, fill, stone?.of ?? null, stone?.count ?? null, shape?.of ?? null],
			...marked(stone?.marks ?? []),
			...marked(print)
		]),
		piece: new Set([
			...[counter.value, counter.owner, counter.colour, ...counter.order, ...marked(counter.marks)],
			...lines.map((line) => line?.of ?? null)
		])
	};
}

/** Those, and what it says of scenes, signs and dice: whatever may be a value in it. */
export function allNames(layout: Layout): Set<string | null> {
	const shown = Object.values(layoutNames(layout)).flatMap((names) => [...names]);
	const inScenes = layout.scenes.flatMap((scene) => [
		...[scene.at, scene.by, scene.step, scene.odds?.decides ?? null],
		...[scene.pieces, scene.side, scene.group, scene.value],
		...[...scene.marks, ...scene.status, ...scene.players]
	]);
	return new Set([...shown, ...inScenes, ...layout.dice, ...Object.keys(layout.icons)]);
}

function marked(marks: readonly MarkLayout[]): string[] {
	return marks.map(({ attribute }) => attribute);
}
