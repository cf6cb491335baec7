import { expressionsFr } from './fr-expressions.ts';
import { filesFr } from './fr-files.ts';
import { layersFr } from './fr-layers.ts';
import { layoutFr } from './fr-layout.ts';
import { meaningFr } from './fr-meaning.ts';
import { messagesFr } from './fr-messages.ts';
import { rulesFr } from './fr-rules.ts';
import { positionsFr } from './fr-positions.ts';
import { scenariosFr } from './fr-scenarios.ts';
import { wordsFr } from './fr-words.ts';

/** What findings say, by what they say in English. Gaps are numbered as there. */
export const findings: Readonly<Record<string, string>> = {
	...expressionsFr,
	...filesFr,
	...layersFr,
	...layoutFr,
	...meaningFr,
	...messagesFr,
	...rulesFr,
	...positionsFr,
	...scenariosFr,
	...wordsFr
};
