/** Makes random edits one after the other and tells of each; runs beside the script, which can end it when one takes for ever. */
import { parentPort, workerData } from 'node:worker_threads';
import { tryEdit, type Tried } from '../tests/fuzz/edits/try-edit.ts';

export interface Portion {
	seed: number;
	from: number;
	/** Every so many-th edit. */
	step: number;
	to: number;
}

export interface Told {
	number: number;
	/** null: it begins now. */
	tried: Tried | null;
}

const { seed, from, step, to } = workerData as Portion;
const tell = (told: Told): void => parentPort?.postMessage(told);

for (let number = from; number < to; number += step) {
	tell({ number, tried: null });
	tell({ number, tried: tryEdit(seed, number) });
}
