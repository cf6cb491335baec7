/** The worker in which scenarios are run. The page hands it linked rules, and the scenarios that somebody wrote. */
import { expose } from 'comlink';
import { ProveHost } from './prove/ProveHost.ts';

expose(
	new ProveHost(async () => {
		const { deliveredScenarios } = await import('./prove/delivered-scenarios.ts');
		return deliveredScenarios;
	})
);
