/** An engine that answers as a test says, and nothing else. */
import type { Engine } from '#lib/workbench/engine/engine-worker.ts';

const unasked = () => Promise.reject(new Error('the engine should not have been asked that'));

export const engineOf = (answers: Partial<Engine>): Engine => ({
	...{ way: unasked, open: unasked, variants: unasked, layers: unasked, rules: unasked },
	...{ start: unasked, resume: unasked, snapshot: unasked, answer: unasked, bots: unasked },
	...{ past: unasked, chronicle: unasked, foresee: unasked, lend: unasked, reasons: unasked },
	...{ look: unasked, happened: unasked, edited: unasked, editedScenario: unasked },
	...{ undo: unasked, explain: unasked, save: unasked, preview: unasked, change: unasked },
	...{ leave: unasked, edit: unasked, findings: unasked, tokens: unasked, complete: unasked },
	...{ hover: unasked, hooks: unasked, pieces: unasked, composed: unasked, tryOut: unasked },
	compare: unasked,
	rulebook: unasked,
	...{ changeable: unasked, ruleSheet: unasked, tried: unasked },
	...{ scenario: unasked },
	...{ renamePiece: unasked, mapSheet: unasked },
	...answers
});
