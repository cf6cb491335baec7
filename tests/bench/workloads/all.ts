/** Everything in which two checkouts are compared. Names must last; what is behind them may change. */
import { battles } from './battles.ts';
import { compilingAfterEdits, makingMachines } from './compiling.ts';
import { scenarios, watchedGames } from './lab.ts';
import { copying, greedyAnswers, takingBack } from './positions.ts';
import { everyConstruct, randomPlay } from './random-play.ts';
import type { Workload } from './workload.ts';

export const WORKLOADS: readonly Workload[] = [
	compilingAfterEdits('west-end'),
	makingMachines('west-end', 4, 'text'),
	makingMachines('west-end', 4, 'no text'),
	randomPlay('west-end', 4, 'text'),
	randomPlay('west-end', 4, 'no text'),
	randomPlay('kings-and-creatures', 4, 'text'),
	randomPlay('kings-and-creatures', 4, 'no text'),
	randomPlay('chess', 2, 'text'),
	everyConstruct('text'),
	everyConstruct('no text'),
	battles('text'),
	battles('no text'),
	copying('west-end', 4),
	takingBack('west-end', 4),
	greedyAnswers('west-end', 4),
	watchedGames('west-end', 4, false),
	watchedGames('west-end', 4, true),
	scenarios('kings-and-things', 'west-end')
];
