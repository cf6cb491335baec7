/** A contestant with next to nothing to do: a process for the tests of the protocol. */
import type { Workload } from '../workloads/workload.ts';
import { serve } from './protocol.ts';

const counting: Workload = {
	name: 'counting',
	unit: 'numbers',
	prepare: () => (n) => ({ units: 10, outcome: n, milliseconds: 2 })
};

const failing: Workload = {
	name: 'failing',
	unit: 'failures',
	prepare: () => {
		throw new Error('nothing to fail with');
	}
};

serve([counting, failing]);
