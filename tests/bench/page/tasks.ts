/** What is measured of the page. */
import type { Slice } from '../workloads/workload.ts';
import type { Driver } from './driver.ts';

export interface PageTask {
	name: string;
	unit: string;
	/** Makes a worker ready; the step that it returns may be done as often as one likes. */
	begin(driver: Driver): Promise<PageStep>;
}

export type PageStep = (n: number) => Promise<Slice>;

const VARIANT = 'west-end';
const GAME = 'kings-and-things';
const ONE_BY_ONE = 100;
/** Answers before the rules are edited. */
const INTO_THE_GAME = 200;

export const PAGE_TASKS: readonly PageTask[] = [
	{
		name: `page, ${VARIANT}, fresh worker to the first question`,
		unit: 'workers',
		begin: (driver) =>
			Promise.resolve(async (n) => {
				const milliseconds = await driver.fresh(VARIANT, `first ${n}`);
				return { units: 1, milliseconds, outcome: '' };
			})
	},
	{
		name: `page, ${VARIANT}, bots to the end of the game`,
		unit: 'answers',
		async begin(driver) {
			await driver.fresh(VARIANT, 'bots');
			return async (n) => {
				await driver.start(VARIANT, `game ${n}`);
				return driver.timed(() => driver.playOut());
			};
		}
	},
	{
		name: `page, ${VARIANT}, bots one by one, each shown and saved`,
		unit: 'answers',
		async begin(driver) {
			await driver.fresh(VARIANT, 'one by one');
			return async (n) => {
				await driver.start(VARIANT, `game ${n}`);
				return driver.timed(() => driver.oneByOne(ONE_BY_ONE));
			};
		}
	},
	{
		name: `page, ${VARIANT}, an edit taken over by the game`,
		unit: 'edits',
		async begin(driver) {
			await driver.fresh(VARIANT, 'edited');
			await driver.oneByOne(INTO_THE_GAME);
			return (n) =>
				driver.timed(async () => {
					await driver.edit(GAME, 2000 + n);
					return { answers: 1, turn: 0 };
				});
		}
	}
];
