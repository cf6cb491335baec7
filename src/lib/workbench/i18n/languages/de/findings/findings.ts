import { expressionsDe } from './expressions.ts';
import { filesDe } from './files.ts';
import { laboratoryDe } from './laboratory.ts';
import { layersDe } from './layers.ts';
import { layoutDe } from './layout.ts';
import { meaningDe } from './meaning.ts';
import { messagesDe } from './messages.ts';
import { runningDe } from './running.ts';
import { rulesDe } from './rules.ts';
import { piecesTestedDe } from './pieces-tested.ts';
import { positionsDe } from './positions.ts';
import { scenariosDe } from './scenarios.ts';
import { trialsDe } from './trials.ts';
import { wordsDe } from './words.ts';

/** What findings say, by what they say in English. Gaps are numbered as there. */
export const findings: Readonly<Record<string, string>> = {
	...expressionsDe,
	...filesDe,
	...laboratoryDe,
	...layersDe,
	...layoutDe,
	...meaningDe,
	...messagesDe,
	...runningDe,
	...rulesDe,
	...piecesTestedDe,
	...positionsDe,
	...scenariosDe,
	...trialsDe,
	...wordsDe
};
