/** The worker of the `RulesServer`: the rule files that were delivered with the page, and what is asked about them. */
import { expose } from 'comlink';
import answers from 'virtual:delivered-answers';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';

const bundle = import.meta.glob<string>(
	['/rulesets/**/*.yaml', '!/rulesets/**/tests/**', '!/rulesets/**/surface/**'],
	{ query: '?raw', import: 'default', eager: true }
);

const delivered = Object.fromEntries(
	Object.entries(bundle).map(([path, text]) => [path.replace('/rulesets/', ''), text])
);

expose(new RulesHost(delivered).knowing(answers));
