import { expressionsDe } from './de-expressions.ts';
import { filesDe } from './de-files.ts';
import { layersDe } from './de-layers.ts';
import { layoutDe } from './de-layout.ts';
import { meaningDe } from './de-meaning.ts';
import { messagesDe } from './de-messages.ts';
import { rulesDe } from './de-rules.ts';
import { positionsDe } from './de-positions.ts';
import { scenariosDe } from './de-scenarios.ts';
import { wordsDe } from './de-words.ts';

/** What findings say, by what they say in English. Gaps are numbered as there. */
export const findings: Readonly<Record<string, string>> = {
	...expressionsDe,
	...filesDe,
	...layersDe,
	...layoutDe,
	...meaningDe,
	...messagesDe,
	...rulesDe,
	...positionsDe,
	...scenariosDe,
	...wordsDe
};
