/** What the rules have noted of how things stood, in words and back. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { NOTE_WORDS } from '#lib/engine/state/memory-layout.ts';
import { notesIn } from '#lib/engine/state/memories.ts';
import { own } from '#lib/language/tools/own.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import { say } from '#lib/language/said.ts';
import type { Notes, Standing } from './position.ts';
import type { Reading } from './reading.ts';

/** No key where nothing has been noted. */
export function memoriesOf({ program, layout, mem }: Machine): Pick<Standing, 'memories'> {
	const noted = (program.memories ?? []).flatMap(({ id, last }, i): [string, Notes][] => {
		const at = layout.memories[i]!;
		const notes = notesIn(mem, at, last).map((note) => note.map(inHex).join(''));
		return notes.length === 0 ? [] : [[id, { next: mem[at]! % last, notes }]];
	});
	return noted.length > 0 ? { memories: Object.fromEntries(noted) } : {};
}

function inHex(word: number): string {
	return (word >>> 0).toString(16).padStart(8, '0');
}

/** The same for rules that may keep fewer notes, or more; without those of steps that they have not. */
export function memoriesFor(
	program: Program,
	memories: Standing['memories'] = {}
): Pick<Standing, 'memories'> {
	const kept = (program.memories ?? []).flatMap(({ id, last }): [string, Notes][] => {
		const { next, notes } = own(memories, id) ?? { next: 0, notes: [] };
		const latest = [...notes.slice(next), ...notes.slice(0, next)].slice(-last);
		return latest.length === 0 ? [] : [[id, { next: latest.length % last, notes: latest }]];
	});
	return kept.length > 0 ? { memories: Object.fromEntries(kept) } : {};
}

export function readMemories(reading: Reading, memories: Standing['memories'] = {}): void {
	const { m, image, trouble } = reading;
	const known = m.program.memories ?? [];
	for (const [id, { next, notes }] of Object.entries(memories)) {
		const memory = known.findIndex((candidate) => candidate.id === id);
		if (memory < 0) {
			const hint = hintOf(
				nearest(
					id,
					known.map((note) => note.id)
				)
			);
			trouble(
				['memories', id],
				'position/unknown-name',
				say`position/no-step-notes: there is no step "${id}" that notes what it has seen${hint}`
			);
			continue;
		}
		const { last } = known[memory]!;
		const full = notes.length === last;
		if (notes.length > last || (full ? next >= last : next !== notes.length)) {
			trouble(
				['memories', id],
				'position/wrong-word',
				say`position/notes-are-full: the notes of ${id} are at most ${last}, and the next one goes behind them or in place of one`
			);
			continue;
		}
		const at = m.layout.memories[memory]!;
		image[at] = full ? last + next : next;
		notes.forEach((note, n) => {
			const place = at + 1 + n * NOTE_WORDS;
			image[place] = Number.parseInt(note.slice(0, 8), 16) | 0;
			image[place + 1] = Number.parseInt(note.slice(8), 16) | 0;
		});
	}
}
