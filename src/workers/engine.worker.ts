/** The engine's worker: the rule files that were delivered with the page, and the host that runs them. */
import { expose } from 'comlink';
import answers from 'virtual:delivered-answers';
import { workerCode } from './engine/worker-code.ts';
import { EngineHost } from './engine/EngineHost.ts';

const bundle = import.meta.glob<string>(['/rulesets/**/*.yaml', '!/rulesets/**/tests/**'], {
	query: '?raw',
	import: 'default',
	eager: true
});

const delivered = Object.fromEntries(
	Object.entries(bundle).map(([path, text]) => [path.replace('/rulesets/', ''), text])
);

expose(new EngineHost(delivered, workerCode()).knowing(answers));
