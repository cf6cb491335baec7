/** What the harness and a contestant say to each other, over the channel that `fork` makes. */
import { doSteps, type Slice, type Step, warmUp, type Workload } from '../workloads/workload.ts';

/** Grows when a harness could not understand a contestant of before. */
export const PROTOCOL = 1;

export type Request =
	| { ask: 'workloads' }
	/** Do steps for about so many milliseconds; the first time this prepares the workload too. */
	| { ask: 'warm'; workload: string; milliseconds: number }
	| { ask: 'run'; workload: string; from: number; steps: number };

export type Reply =
	| { reply: 'workloads'; protocol: number; workloads: { name: string; unit: string }[] }
	/** Steps that a second of processor time is enough for, by now. */
	| { reply: 'warm'; stepsPerSecond: number }
	| { reply: 'slice'; slice: Slice }
	| { reply: 'trouble'; message: string };

/** Answers requests; what it prepares it keeps. */
export function responder(workloads: readonly Workload[]): (request: Request) => Reply {
	const prepared = new Map<string, Step>();
	const warmed = new Map<string, number>();
	const stepOf = (name: string): Step => {
		let step = prepared.get(name);
		if (step !== undefined) return step;
		const workload = workloads.find((candidate) => candidate.name === name);
		if (workload === undefined) throw new Error(`there is no workload "${name}"`);
		prepared.set(name, (step = workload.prepare()));
		return step;
	};
	const respond = (request: Request): Reply => {
		switch (request.ask) {
			case 'workloads': {
				const known = workloads.map(({ name, unit }) => ({ name, unit }));
				return { reply: 'workloads', protocol: PROTOCOL, workloads: known };
			}
			case 'warm': {
				const { workload, milliseconds } = request;
				const times = warmed.get(workload) ?? 0;
				warmed.set(workload, times + 1);
				return { reply: 'warm', stepsPerSecond: warmUp(stepOf(workload), milliseconds, times) };
			}
			case 'run': {
				const { workload, from, steps } = request;
				return { reply: 'slice', slice: doSteps(stepOf(workload), from, steps) };
			}
		}
	};
	return (request) => {
		try {
			return respond(request);
		} catch (error) {
			return { reply: 'trouble', message: error instanceof Error ? error.message : String(error) };
		}
	};
}

/** Makes this process a contestant. It ends when the harness lets go of the channel. */
export function serve(workloads: readonly Workload[]): void {
	const respond = responder(workloads);
	process.on('message', (request) => {
		// Where the harness has been stopped meanwhile, nobody waits for the answer.
		process.send?.(respond(request as Request), undefined, undefined, () => {});
	});
}
