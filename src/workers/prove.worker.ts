/** The worker in which scenarios are run. The page hands it the rule files. */
import { expose } from 'comlink';
import { ProveHost } from './prove/ProveHost.ts';

expose(
	new ProveHost(async () => {
		const { deliveredScenarios } = await import('./prove/delivered-scenarios.ts');
		return deliveredScenarios;
	})
);
