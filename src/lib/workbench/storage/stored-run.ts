/** What is kept of a series of games. */
import type {
	BegunPiece,
	KeptBout,
	KeptGame,
	LabWish,
	Lot,
	RulesOutline
} from '../../../workers/lab/lab-api.ts';
import type { RulesChoice } from '#lib/rules-server/rules-server.ts';

export interface StoredRun {
	id: string;
	wish: LabWish;
	/** How many games are wanted, by each of the rules. */
	games: number;
	/** By which rules they are played. */
	lots: Lot[];
	/** What is swept; null: nothing. */
	swept: string | null;
	/** null: no piece is, or nobody has written it down. */
	tested: BegunPiece | null;
	/** Milliseconds since 1970. */
	created: number;
	/** Whether somebody has ended it before its last game. */
	stopped: boolean;
}

/** As earlier versions of the page kept it: one choice of rules, or two that are compared. */
export interface FirstRun extends Omit<StoredRun, 'wish' | 'lots' | 'swept' | 'tested'> {
	wish: Omit<LabWish, 'choice' | 'purpose'> & { rules: RulesChoice[] };
	rules: RulesOutline[];
}

/** As it was kept before there were trials. */
export interface RunWithoutTrials extends Omit<StoredRun, 'tested'> {
	tested?: undefined;
}

/** Bouts of a pairing of a run. */
export interface RunBout extends KeptBout {
	run: string;
}

/** A game of a run; games that are compared have one for each of the rules. */
export interface RunGame extends KeptGame {
	run: string;
}

export function runOfStored(stored: StoredRun | RunWithoutTrials | FirstRun): StoredRun {
	if (!('rules' in stored)) return stored.tested === undefined ? withoutTrials(stored) : stored;
	const { rules, wish, ...run } = stored;
	const { rules: choices, ...wanted } = wish;
	const [choice = { variant: '', options: {} }, against] = choices;
	return {
		...run,
		wish: {
			...wanted,
			choice,
			purpose: against ? { is: 'compare', against } : { is: 'play' }
		},
		lots: rules.map((one, at) => ({
			label: against ? 'AB'.charAt(at) : one.variant,
			value: null,
			rules: one
		})),
		swept: null,
		tested: null
	};
}

function withoutTrials({ wish, ...run }: RunWithoutTrials): StoredRun {
	const { purpose } = wish;
	return {
		...run,
		wish: { ...wish, purpose: purpose.is === 'counter' ? { ...purpose, bouts: 0 } : purpose },
		tested: null
	};
}

/** Of a sweep each value is played for itself, else all rules together. */
export const unitsOf = ({ wish, lots }: StoredRun): number =>
	wish.purpose.is === 'sweep' ? lots.length : 1;
