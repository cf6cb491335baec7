/** The seats of a bit set, in rising order. */
export function seatsIn(bits: number): number[] {
	const seats: number[] = [];
	for (let seat = 0; bits >>> seat !== 0; seat++) if ((bits >>> seat) & 1) seats.push(seat);
	return seats;
}
