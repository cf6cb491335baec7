/** Steps as JavaScript statements. */
import type { ExprIR, SetIR } from '../../ruleset/expression-ir.ts';
import type { ArgumentIR, StepIR } from '../../ruleset/step-ir.ts';
import { CALLER, LOCALS, PC, RESULT } from '../layout.ts';
import { POP } from '../machine.ts';
import { expression } from './expression.ts';
import { loop } from './set.ts';
import type { Registers, Writer } from './writer.ts';

export interface Printing {
	w: Writer;
	/** Of the instruction that is printed. */
	pc: number;
	/** Words of locals of every routine, and the index of the first event among them. */
	frames: readonly number[];
	events: number;
}

const NONE: Registers = new Map();

export function write(address: string, word: string): string {
	return `set(m, mem, ${address}, ${word});`;
}

/** The code of a step that goes on to the next instruction, or null: then the instruction is called. */
export function printStep(p: Printing, step: StepIR): string | null {
	const { w } = p;
	const { layout } = w;
	const sub = (part: ExprIR): string => expression(w, NONE, part);
	const local = (slot: number): string => `fp + ${LOCALS + slot}`;
	switch (step.do) {
		case 'let':
			return write(local(step.slot), sub(step.value));
		case 'let-set':
			return beginSet(w, step.slot, step.words, step.set);
		case 'set': {
			if (step.of === null || step.table === 'game') {
				return write(String(layout.gameFields + step.field), sub(step.value));
			}
			const columns = {
				player: layout.playerFields,
				space: layout.spaceFields,
				piece: layout.pieceFields
			};
			return `const of = ${sub(step.of)};
if (of < 0) throw nothingThere(m, ${step.source}, 'set a field of');
${write(`${columns[step.table][step.field]!} + of`, sub(step.value))}`;
		}
		case 'move':
			return printMove(w, step);
		case 'draw': {
			const stream = step.order === 'top' ? -1 : step.stream;
			const as = step.as < 0 ? '-1' : local(step.as);
			return `const from = ${sub(step.from)}, to = ${sub(step.to)};
if (from < 0 || to < 0) throw nothingThere(m, ${step.source}, 'draw from or to');
drawPieces(m, from, to, ${sub(step.count)}, ${stream}, ${as}, ${step.words});`;
		}
		case 'shuffle':
			return `shuffleZone(m, ${sub(step.zone)}, ${step.stream});`;
		case 'call':
			return printCall(p, step.procedure, w.program.procedures[step.procedure]!.params, step);
		case 'emit':
			return printCall(p, p.events + step.event, w.program.events[step.event]!.params, {
				args: step.args,
				as: step.as
			});
		case 'return': {
			if (step.value === null || !('expr' in step.value)) return null;
			return `const word = ${sub(step.value.expr)}, result = mem[fp + ${RESULT}];
if (result >= 0) ${write(`mem[fp + ${CALLER}] + ${LOCALS} + result`, 'word')}
return m.popFrame();`;
		}
		default:
			return null;
	}
}

/** Stores the elements of a set as bits of the frame. */
export function beginSet(w: Writer, slot: number, words: number, set: SetIR): string {
	const at = `fp + ${LOCALS + slot}`;
	if (words === 1) {
		const inside = loop(w, NONE, set, (e) => `if (${e} >= 0) bits |= 1 << ${e};`);
		return `let bits = 0;\n${inside}\n${write(at, 'bits')}`;
	}
	return `${intoPool(w, set)}\nwriteBits(m, ${at}, ${words}, m.poolTop, end);`;
}

function intoPool(w: Writer, set: SetIR): string {
	const inside = loop(w, NONE, set, (e) => `pool[end++] = ${e};`);
	return `const pool = m.pool;\nlet end = m.poolTop;\n${inside}`;
}

function printMove(w: Writer, step: Extract<StepIR, { do: 'move' }>): string {
	const { pieces, position, source } = step;
	const move = (piece: string): string => `if (${piece} >= 0) {
if (zone < 0) throw nothingThere(m, ${source}, 'move a piece to');
m.movePiece(${piece}, zone, '${position}');
}`;
	const zone = `const zone = ${expression(w, NONE, step.to)};`;
	if (pieces.set === 'list' && pieces.items.length === 1) {
		return `${zone}\nconst piece = ${expression(w, NONE, pieces.items[0]!)};\n${move('piece')}`;
	}
	return `${zone}\n${intoPool(w, pieces)}
for (let i = m.poolTop; i < end; i++) {\nconst piece = pool[i];\n${move('piece')}\n}`;
}

/** Calls a routine with arguments that are single words; null where one is a set. */
function printCall(
	{ w, pc, frames }: Printing,
	routine: number,
	params: { slot: number }[],
	{ args, as }: { args: ArgumentIR[]; as: number }
): string | null {
	const words = new Array<string>(frames[routine]!).fill('0');
	const lines: string[] = [];
	for (const [i, arg] of args.entries()) {
		if (!('expr' in arg)) return null;
		lines.push(`const a${i} = ${expression(w, NONE, arg.expr)};`);
		words[params[i]!.slot] = `a${i}`;
	}
	return `${lines.join('\n')}
${write(`fp + ${PC}`, String(pc + 1))}
const left = enter${routine}(${['m', 'mem', 'fp', String(as), ...words].join(', ')});
if (left !== ${POP}) return left;`;
}
