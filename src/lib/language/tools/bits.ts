/** Sets of small numbers as words of bits, 32 to a word. */

export function elementsOf(bits: ArrayLike<number>): number[] {
	const elements: number[] = [];
	for (let i = 0; i < bits.length * 32; i++) {
		if ((bits[i >>> 5]! >>> (i & 31)) & 1) elements.push(i);
	}
	return elements;
}

/** Every element has to fit into the words. */
export function bitsOf(elements: Iterable<number>, words: number): number[] {
	const bits = new Array<number>(words).fill(0);
	for (const element of elements) bits[element >>> 5]! |= 1 << (element & 31);
	return bits;
}
