/** The same battle by hand, in plain TypeScript: what the rules as data are measured against. */

/** 0 magic, 1 ranged, 2 melee. */
type Step = 0 | 1 | 2;

interface Warrior {
	strength: number;
	strikes: Step;
	dice: number;
}

/** In the order in which the ruleset lines them up. */
const WARRIORS: [number, Warrior][] = [
	[4, { strength: 4, strikes: 0, dice: 1 }],
	[4, { strength: 2, strikes: 1, dice: 1 }],
	[2, { strength: 3, strikes: 1, dice: 1 }],
	[2, { strength: 4, strikes: 2, dice: 2 }],
	[2, { strength: 5, strikes: 2, dice: 1 }],
	[6, { strength: 1, strikes: 2, dice: 1 }]
];

export type Die = () => number;

/** Both armies at the start: every second copy to either side. */
export function lineUp(): [Warrior[], Warrior[]] {
	const armies: [Warrior[], Warrior[]] = [[], []];
	let next = 0;
	for (const [count, warrior] of WARRIORS) {
		for (let i = 0; i < count; i++) armies[next++ % 2]!.push({ ...warrior });
	}
	return armies;
}

/** Fights to the end; returns how many are left of each army. */
export function fight([first, second]: [Warrior[], Warrior[]], die: Die): [number, number] {
	while (first.length > 0 && second.length > 0) {
		for (let step = 0; step < 3; step++) {
			const byFirst = strike(first, step, die);
			const bySecond = strike(second, step, die);
			lose(first, bySecond);
			lose(second, byFirst);
		}
	}
	return [first.length, second.length];
}

function strike(army: readonly Warrior[], step: number, die: Die): number {
	let hits = 0;
	for (const warrior of army) {
		if (warrior.strikes !== step) continue;
		for (let n = warrior.dice; n > 0; n--) if (die() <= warrior.strength) hits++;
	}
	return hits;
}

/** The weakest first, of equals the one that stands first. */
function lose(army: Warrior[], hits: number): void {
	for (; hits > 0 && army.length > 0; hits--) {
		let weakest = 0;
		for (let i = 1; i < army.length; i++) {
			if (army[i]!.strength < army[weakest]!.strength) weakest = i;
		}
		army.splice(weakest, 1);
	}
}
