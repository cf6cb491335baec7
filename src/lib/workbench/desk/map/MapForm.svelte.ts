/** The map of the variant on the desk, as it is painted: what is on its way is shown already. */
import type { MapSheet, SheetCell, SheetMark } from '#lib/ruleset/report/map-sheet.ts';
import {
	withAllPrinted,
	withCell,
	withoutExtent,
	withoutMark,
	withPrinted,
	withSize
} from '#lib/workbench/mine/own-map.ts';
import type { VariantDesk } from '#lib/workbench/desk/VariantDesk.svelte.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';
import { rimOf } from './rim.ts';
import { cellsAfter, inOrder, printedAfter, type Stroke } from './strokes.ts';

/** Columns and rows, or rings round the middle. */
export type MapSize = { rings: number } | { size: [number, number] };

export class MapForm {
	readonly #desk: Pick<VariantDesk, 'id' | 'write'>;
	readonly #workshop: Pick<Workshop, 'orNothing'>;
	#sheet = $state.raw<MapSheet | null>(null);
	#strokes = $state.raw<readonly Stroke[]>([]);
	#resizing = $state(false);

	constructor(desk: Pick<VariantDesk, 'id' | 'write'>, workshop: Pick<Workshop, 'orNothing'>) {
		this.#desk = desk;
		this.#workshop = workshop;
	}

	/** null: it has not been read, or the game has no map. */
	get sheet(): MapSheet | null {
		return this.#sheet;
	}

	/** While another size is on its way, nobody knows on what one would paint. */
	get resizing(): boolean {
		return this.#resizing;
	}

	/** For the largest number of players. */
	readonly cells = $derived.by<SheetCell[]>(() =>
		cellsAfter(this.#sheet?.now.most ?? [], this.#strokes)
	);

	/** Where cells could be added. */
	readonly rim = $derived(this.#sheet ? rimOf(this.#sheet.grid, this.cells) : []);

	readonly marks = $derived.by<SheetMark[]>(() =>
		(this.#sheet?.marks ?? []).map((mark) => ({ ...mark, now: printedAfter(mark, this.#strokes) }))
	);

	/** Looks at the files anew. */
	async read(): Promise<void> {
		const { id } = this.#desk;
		const sheet = await this.#workshop.orNothing((server) => server.mapSheet(id));
		if (id === this.#desk.id) this.#sheet = sheet;
	}

	/** A cell is there or not. */
	setCell(cell: string, on: boolean, name: string): Promise<void> {
		return this.#paint({ paint: 'cell', cell, on }, name);
	}

	/** The number of a mark on a cell; null: none. */
	setNumber(mark: string, cell: string, number: number | null, name: string): Promise<void> {
		return this.#paint({ paint: 'number', mark, cell, number }, name);
	}

	/** The numbers of a mark from 1 on, in the order in which they are. */
	renumber(mark: string, name: string): Promise<void> {
		const now = this.marks.find(({ id }) => id === mark)?.now ?? {};
		return this.#write(name, (text, sheet) => withAllPrinted(text, sheet, mark, inOrder(now)));
	}

	async setSize(size: MapSize, name: string): Promise<void> {
		this.#resizing = true;
		await this.#write(name, (text, sheet) => withSize(text, sheet, size));
		this.#resizing = false;
	}

	/** The cells as they are without the variant. */
	async restoreCells(name: string): Promise<void> {
		this.#resizing = true;
		await this.#write(name, withoutExtent);
		this.#resizing = false;
	}

	/** A mark as it is without the variant. */
	restoreMark(mark: string, name: string): Promise<void> {
		return this.#write(name, (text) => withoutMark(text, mark));
	}

	async #paint(stroke: Stroke, name: string): Promise<void> {
		if (this.#resizing) return;
		this.#strokes = [...this.#strokes, stroke];
		await this.#write(name, (text, sheet) =>
			stroke.paint === 'cell'
				? withCell(text, sheet, stroke.cell, stroke.on)
				: withPrinted(text, sheet, stroke.mark, stroke.cell, stroke.number)
		);
		this.#strokes = this.#strokes.filter((candidate) => candidate !== stroke);
	}

	/** Until what was written has been read. */
	async #write(
		name: string,
		change: (text: string, sheet: MapSheet) => string | null
	): Promise<void> {
		await this.#desk.write((text) => (this.#sheet ? change(text, this.#sheet) : null), name);
		await this.read();
	}
}
