/**
 * Lines that loops write in an order that nobody may be told, such as that of numbers written in secret. They are kept until the
 * loop is over or somebody is asked, and then come by their words: all that a viewer learns is which lines there are.
 */
import type { SourceIndex } from '#lib/ruleset/program/step-ir.ts';
import type { LogLine, Viewer } from './protocol.ts';

interface Written {
	viewer: Viewer;
	line: LogLine;
}

/** What a loop has written so far, by its elements; a loop inside it writes into the block of an element. */
interface Loop {
	at: SourceIndex;
	blocks: (Written | Loop)[][];
}

export class UnorderedLines {
	/** Loops that run, the innermost last. */
	#running: Loop[] = [];

	/** Whether lines are kept. */
	get keeps(): boolean {
		return this.#running.length > 0;
	}

	/** To be called only while lines are kept. */
	add(viewer: Viewer, line: LogLine): void {
		this.#running.at(-1)!.blocks.at(-1)!.push({ viewer, line });
	}

	/** Returns whether the outermost loop is over. A rule that returns out of a loop ends those inside it. */
	wentOn(at: SourceIndex, over: boolean): boolean {
		const known = this.#running.findLastIndex((loop) => loop.at === at);
		if (over) {
			if (known >= 0) this.#running.length = Math.max(known, 1);
			return known === 0;
		}
		if (known >= 0) this.#running.length = known + 1;
		else {
			const loop: Loop = { at, blocks: [] };
			this.#running.at(-1)?.blocks.at(-1)!.push(loop);
			this.#running.push(loop);
		}
		this.#running.at(-1)!.blocks.push([]);
		return false;
	}

	/** What a viewer is told of what was kept. */
	of(viewer: Viewer): LogLine[] {
		const [outermost] = this.#running;
		return outermost ? linesOf(outermost, viewer) : [];
	}

	forget(): void {
		this.#running = [];
	}
}

function linesOf({ blocks }: Loop, viewer: Viewer): LogLine[] {
	const told = blocks.map((block) =>
		block.flatMap((part) => {
			if ('blocks' in part) return linesOf(part, viewer);
			return part.viewer === viewer ? [part.line] : [];
		})
	);
	const inWords = told.map((lines) => ({ lines, words: JSON.stringify(lines) }));
	inWords.sort((a, b) => (a.words < b.words ? -1 : Number(a.words > b.words)));
	return inWords.flatMap(({ lines }) => lines);
}
