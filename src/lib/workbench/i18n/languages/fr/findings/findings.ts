import { expressionsFr } from './expressions.ts';
import { filesFr } from './files.ts';
import { laboratoryFr } from './laboratory.ts';
import { layersFr } from './layers.ts';
import { layoutFr } from './layout.ts';
import { meaningFr } from './meaning.ts';
import { messagesFr } from './messages.ts';
import { runningFr } from './running.ts';
import { rulesFr } from './rules.ts';
import { piecesTestedFr } from './pieces-tested.ts';
import { positionsFr } from './positions.ts';
import { scenariosFr } from './scenarios.ts';
import { trialsFr } from './trials.ts';
import { wordsFr } from './words.ts';

/** What findings say, by what they say in English. Gaps are numbered as there. */
export const findings: Readonly<Record<string, string>> = {
	...expressionsFr,
	...filesFr,
	...laboratoryFr,
	...layersFr,
	...layoutFr,
	...meaningFr,
	...messagesFr,
	...runningFr,
	...rulesFr,
	...piecesTestedFr,
	...positionsFr,
	...scenariosFr,
	...trialsFr,
	...wordsFr
};
