/** Loaded into a process with `--import`: says at its end how much processor time and memory it took. */
import { readFileSync, writeFileSync } from 'node:fs';

export interface Measured {
	/** Processor time of all threads, not what passes on the clock. */
	milliseconds: number;
	/** At its highest. */
	megabytes: number;
}

const target = process.env['HOSTILE_MEASURED'];

if (target !== undefined) {
	process.on('exit', () => {
		const { user, system } = process.cpuUsage();
		const measured = { milliseconds: (user + system) / 1000, megabytes: peak() };
		writeFileSync(target, JSON.stringify(measured));
	});
}

/** On Linux `maxRSS` begins with that of the process that started this one. */
function peak(): number {
	try {
		const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
		if (kilobytes !== undefined) return Number(kilobytes) / 1024;
	} catch {
		// There is no /proc.
	}
	return process.resourceUsage().maxRSS / 1024;
}
