/**
 * `node tests/hostile/measure.ts [--texts regex] [--roles base,variant] [--above]`: what the largest texts that are let
 * through cost in every role, or those just above: processor time of each step and how much larger the process became, each
 * text in a process of its own that has `--heap` megabytes for its objects. Not a test, for it depends on the machine; what
 * costs more than is promised is marked.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { fileFindings } from '#lib/language/file-findings.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileRole, shapeOfRole } from '#lib/ruleset/layers/layer-files.ts';
import { checkRuleset } from '#lib/ruleset/workspace/check-ruleset.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { documentOf } from '#lib/rules-server/help-for-editors.ts';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';
import { soundRulesets } from '../fixtures/read-rulesets.ts';
import { LARGE, largestLetThrough } from './hostile-texts.ts';

const PROMISED = { seconds: 2, megabytes: 300 };

const ROLES: Record<string, string> = {
	base: 'shells/base/more.yaml',
	edition: 'shells/editions/hostile/more.yaml',
	'house-rule': 'shells/house-rules/hostile.yaml',
	variant: 'variants/hostile.yaml',
	scenario: 'shells/tests/hostile.yaml'
};

interface Cost {
	size: number;
	refused: boolean;
	seconds: Record<string, number>;
	megabytes: number;
}

const { values } = parseArgs({
	options: {
		texts: { type: 'string', default: '' },
		roles: { type: 'string', default: Object.keys(ROLES).join(',') },
		above: { type: 'boolean', default: false },
		one: { type: 'string' },
		workers: { type: 'string', default: '1' },
		heap: { type: 'string', default: String(PROMISED.megabytes) },
		timeout: { type: 'string', default: '60' }
	}
});

function measured(path: string, text: string): Cost {
	goThrough(path, '# nothing\n', (_, work) => work());
	const before = process.resourceUsage().maxRSS;
	const seconds: Record<string, number> = {};
	goThrough(path, text, (name, work) => {
		const begun = process.cpuUsage();
		work();
		const { user, system } = process.cpuUsage(begun);
		seconds[name] = Math.round((user + system) / 10_000) / 100;
	});
	const refused = parseFile(path, text).diagnostics.some(({ code }) => code === 'syntax/too-long');
	const megabytes = Math.round((process.resourceUsage().maxRSS - before) / 1024);
	return { size: text.length, refused, seconds, megabytes };
}

function goThrough(
	path: string,
	text: string,
	step: (name: string, work: () => unknown) => void
): void {
	const shape = shapeOfRole(fileRole(path));
	step('parse', () => parseFile(path, text));
	step('shape', () => fileFindings(parseFile(path, text), shape));
	step('check', () => checkRuleset(soundRulesets().set(path, text)));
	step('scenarios', () => readScenarios(path, text));
	const server = new RulesHost(Object.fromEntries(soundRulesets()));
	step('edit', () => server.change(path, text, null));
	for (const more of ['\n', '\n# a', '\n# ab', '\n# abc'])
		step('type', () => server.change(path, text + more, null));
	step('open', () => server.open({ [path]: text }));
	step('variants', () => server.variants());
	step('layers', () => server.layers('shells'));
	step('check', () => {
		while (server.check() === null);
	});
	step('tokens', () => server.tokens({ path, text }));
	const middle = documentOf({ path, text }).positionAt(text.length >> 1);
	step('complete', () => server.complete({ path, text }, middle, null));
	step('hover', () => server.hover({ path, text }, middle, null, 'en'));
}

/** In a process of its own. */
async function costOf(text: string, role: string): Promise<Cost | string> {
	const args = [
		`--max-old-space-size=${values.heap}`,
		import.meta.filename,
		'--one',
		JSON.stringify([text, role, values.above])
	];

	const timeout = Number(values.timeout) * 1000;
	try {
		const { stdout } = await promisify(execFile)(process.execPath, args, { timeout });
		return JSON.parse(stdout) as Cost;
	} catch (error) {
		return (error as { killed?: boolean }).killed ? `more than ${values.timeout} s` : String(error);
	}
}

function line(name: string, role: string, cost: Cost | string): string {
	const about = `${name.padEnd(46)} ${role.padEnd(10)}`;
	if (typeof cost === 'string') return `${about} FAILED ${cost.slice(0, 300)}`;
	const steps = Object.entries(cost.seconds).sort(([, a], [, b]) => b - a);
	const [, most = 0] = steps[0] ?? [];
	const marks = [
		most > PROMISED.seconds ? 'SLOW' : '',
		cost.megabytes > PROMISED.megabytes ? 'LARGE' : ''
	];
	const shown = steps.slice(0, 4).map(([step, seconds]) => `${step} ${seconds}`);
	const size = `${(cost.size / 1000).toFixed(0)}k${cost.refused ? ' refused' : ''}`;
	return `${about} ${size.padStart(13)} ${String(cost.megabytes).padStart(4)} MB  ${shown.join(', ')} ${marks.join(' ')}`;
}

if (values.one !== undefined) {
	const [name, role, above] = JSON.parse(values.one) as [string, string, boolean];
	const size = largestLetThrough(name);
	const text = LARGE[name]!(above ? Math.ceil(size * 1.1) : size);
	console.log(JSON.stringify(measured(ROLES[role]!, text)));
} else {
	const texts = Object.keys(LARGE).filter((name) => new RegExp(values.texts).test(name));
	const roles = values.roles.split(',');
	const jobs = texts.flatMap((text) => roles.map((role) => [text, role] as const));
	const next = jobs.values();
	const work = async (): Promise<void> => {
		for (const [text, role] of next) console.log(line(text, role, await costOf(text, role)));
	};
	await Promise.all(Array.from({ length: Number(values.workers) }, work));
}
