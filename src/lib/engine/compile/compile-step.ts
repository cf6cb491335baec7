/** Which instructions a step becomes. */
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { Assembler } from './assembler.ts';
import { compileDraw, compilePick, compileShuffle } from './chance-steps.ts';
import { compileCheckpoint, compileRestore } from './checkpoint-steps.ts';
import { compileChoose } from './choose-step.ts';
import { compileRoll, compileRollEach } from './dice-steps.ts';
import {
	compileCall,
	compileEmit,
	compileForEach,
	compileIf,
	compileRepeat,
	compileReturn
} from './flow-steps.ts';
import { compileOffer } from './offer-step.ts';
import { compileSeen } from './seen-step.ts';
import {
	compileEndGame,
	compileFlip,
	compileLet,
	compileLetSet,
	compileLog,
	compileMove,
	compileReveal,
	compileSetElements,
	compileSetField
} from './state-steps.ts';
import { compileSwap } from './swap-step.ts';

export function compileStep(a: Assembler, step: StepIR): void {
	switch (step.do) {
		case 'let':
			return compileLet(a, step);
		case 'let-set':
			return compileLetSet(a, step);
		case 'set':
			return compileSetField(a, step);
		case 'set-elements':
			return compileSetElements(a, step);
		case 'move':
			return compileMove(a, step);
		case 'swap':
			return compileSwap(a, step);
		case 'flip':
			return compileFlip(a, step);
		case 'draw':
			return compileDraw(a, step);
		case 'shuffle':
			return compileShuffle(a, step);
		case 'roll':
			return compileRoll(a, step);
		case 'roll-each':
			return compileRollEach(a, step);
		case 'pick':
			return compilePick(a, step);
		case 'reveal':
			return compileReveal(a, step);
		case 'choose':
			return compileChoose(a, step);
		case 'offer':
			return compileOffer(a, step);
		case 'if':
			return compileIf(a, step);
		case 'for-each':
			return compileForEach(a, step, () => a.steps(step.body));
		case 'repeat':
			return compileRepeat(a, step);
		case 'break': {
			const loop = a.loops.at(-1);
			if (loop === undefined) throw new Error('break outside a loop passed the linker');
			return a.jump(loop);
		}
		case 'checkpoint':
			return compileCheckpoint(a, step);
		case 'restore':
			return compileRestore(a, step);
		case 'seen':
			return compileSeen(a, step);
		case 'call':
			return compileCall(a, step);
		case 'return':
			return compileReturn(a, step);
		case 'emit':
			return compileEmit(a, step);
		case 'cancel': {
			if (a.cancelled === null) throw new Error('cancel outside a replacement passed the linker');
			return a.jump(a.cancelled);
		}
		case 'end-game':
			return compileEndGame(a, step);
		case 'log':
			return compileLog(a, step);
	}
}
