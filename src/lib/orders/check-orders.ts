/** A file of orders against the rules that it is for: every name, condition and answer in it. */
import { type Diagnostic, finding, isError } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { childOf, itemsOf, numberOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { say } from '#lib/language/said.ts';
import { checkShape } from '#lib/language/schema-check.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { typeOfChoice } from '#lib/engine/seat/option-view.ts';
import { playerKey } from '#lib/engine/seat/keys.ts';
import { checkExpression } from '#lib/ruleset/expression/check-expression.ts';
import { childScope, elementScope, rootScope } from '#lib/ruleset/names/scope.ts';
import type { Binding, Scope, Symbols } from '#lib/ruleset/names/symbols.ts';
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { choicesOf } from '#lib/ruleset/program/all-steps.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { ChooseIR } from '#lib/ruleset/program/step-ir.ts';
import type { Order, Orders } from './orders.ts';

export interface Rules {
	program: Program;
	symbols: Symbols;
}

export interface Checked {
	/** Null where something is wrong. */
	orders: Orders | null;
	findings: Diagnostic[];
}

export function checkOrders(path: string, text: string, seat: number, rules: Rules): Checked {
	const { root, diagnostics } = parseFile(path, text);
	const findings = [...diagnostics];
	if (root !== null && !findings.some(isError)) findings.push(...checkShape(root, 'orders'));
	if (root === null || findings.some(isError)) return { orders: null, findings };
	const title = textOf(childOf(root, 'orders')) ?? '';
	const list = checkOrderList(title, childOf(root, 'answers'), seat, rules);
	return { orders: list.orders, findings: [...findings, ...list.findings] };
}

/** The same of a list whose shape is right, wherever it stands. */
export function checkOrderList(
	title: string,
	list: TreeNode | undefined,
	seat: number,
	rules: Rules
): Checked {
	const findings: Diagnostic[] = [];
	const checking = new Checking(rules, seat, findings);
	const answers = itemsOf(list).map((node) => checking.order(node));
	return { orders: findings.some(isError) ? null : { title, answers }, findings };
}

/** What is asked under a name: a choice, or a window by its number. */
type Question = ChooseIR | number;

class Checking {
	readonly #rules: Rules;
	readonly #findings: Diagnostic[];
	readonly #scope: Scope;
	readonly #questions: Map<string, Question>;

	constructor(rules: Rules, seat: number, findings: Diagnostic[]) {
		this.#rules = rules;
		this.#findings = findings;
		const player = (value: number): Binding => ({ type: { t: 'player' }, at: 'const', value });
		const seats = Array.from({ length: rules.program.players }, (_, index): [string, Binding] => [
			playerKey(index),
			player(index)
		]);
		this.#scope = childScope(rootScope(), [['you', player(seat)], ...seats]);
		this.#questions = questionsOf(rules.program);
	}

	order(node: TreeNode): Order {
		const asked = childOf(node, 'asked');
		const question = this.#question(asked);
		const answer = childOf(node, 'answer');
		const prefer = itemsOf(childOf(node, 'prefer'));
		const by = childOf(node, 'by');
		if (!answer && prefer.length === 0 && !by) {
			const message = say`rule/order-says-nothing: This order says nothing: write "answer:", "prefer:" or "by:"`;
			this.#findings.push(finding('orders/empty', node, message));
		}
		const much = textOf(answer);
		const measured = much === 'most' || much === 'least' ? much : null;
		if (measured === null) itemsOf(answer).forEach((item) => this.#name(item, question));
		prefer.forEach((preferred) => this.#name(preferred, question));
		return {
			asked: textOf(asked),
			when: this.#expression(childOf(node, 'when'), this.#scope, { t: 'bool' }),
			answer: answer ? (measured ?? itemsOf(answer).map(keyOf)) : null,
			prefer: prefer.map(keyOf),
			by: by ? this.#by(by, question) : null,
			times: numberOf(childOf(node, 'times')) ?? Number.MAX_SAFE_INTEGER
		};
	}

	#question(node: TreeNode | undefined): Question | null {
		const name = textOf(node);
		if (!node || name === null) return null;
		const question = this.#questions.get(name);
		if (question !== undefined) return question;
		this.#findings.push(
			unknownId(say`rule/question: question`, name, node, this.#questions.keys())
		);
		return null;
	}

	#by(node: TreeNode, question: Question | null): ExprIR | null {
		if (question === null || typeof question === 'number') {
			const message = say`rule/by-without-asked: Say with "asked:" what is chosen from: "by:" compares things, not actions`;
			this.#findings.push(finding('orders/by', node, message));
			return null;
		}
		const element: Binding = { type: typeOfChoice(question), at: 'reg', slot: 0 };
		return this.#expression(node, elementScope(this.#scope, element), { t: 'int' });
	}

	#expression(node: TreeNode | undefined, scope: Scope, type: Type): ExprIR | null {
		if (!node) return null;
		const report = (finding: Diagnostic): void => void this.#findings.push(finding);
		const { symbols } = this.#rules;
		return checkExpression(node as ScalarNode, scope, symbols, report, type)?.expr ?? null;
	}

	/** Whether there is anything in the game that is called so. */
	#name(node: TreeNode, question: Question | null): void {
		const text = keyOf(node);
		const known = namesFor(this.#rules.program, question);
		const head = headOf(text);
		if (known === null || known.has(head) || known.has(cellOf(text))) return;
		this.#findings.push(unknownId(say`word/answer: answer`, head, node, known));
	}
}

/** Without what may be left out: spaces and quotes. */
function keyOf(node: TreeNode): string {
	return node.node === 'scalar' ? node.text.replaceAll(/["'\s]/g, '') : '';
}

/** The action; the piece without its number, the zone without its place. */
function headOf(key: string): string {
	return key.replace(/[(#/].*$/, '');
}

/** Of a space the cell: the word of the map may be left out. */
function cellOf(key: string): string {
	return key.replace(/^[a-z-]*(?=\()/, '');
}

function questionsOf(program: Program): Map<string, Question> {
	const questions = new Map<string, Question>();
	program.windows.forEach((id, window) => questions.set(id, window));
	// The window 0 is open while others are asked: nobody is asked for it.
	questions.delete(program.windows[0]!);
	for (const step of choicesOf(program)) questions.set(step.path, step);
	return questions;
}

/** What answers begin with; null where anything may stand. */
function namesFor(program: Program, question: Question | null): Set<string> | null {
	if (question === null) return null;
	if (typeof question === 'number') {
		const actions = program.actions.filter(({ windows }) => windows.includes(question));
		return new Set(['pass', 'default', ...actions.map(({ id }) => id)]);
	}
	const type = typeOfChoice(question);
	const declining = ['none', 'pass', 'default'];
	switch (type.t) {
		case 'choice':
			return new Set([...type.names, ...declining]);
		case 'piece':
			return new Set([...program.faces.map(({ id }) => id), ...zonesOf(program), ...declining]);
		case 'player':
			return new Set([
				...Array.from({ length: program.players }, (_, seat) => playerKey(seat)),
				...declining
			]);
		case 'space':
			return new Set([...program.map.cells.map(({ q, r }) => `(${q},${r})`), ...declining]);
		case 'enum':
			return new Set([...program.enums[type.enum]!.values, ...declining]);
		default:
			return null;
	}
}

/** A piece that the seat does not know is called by its place. */
function zonesOf(program: Program): string[] {
	return program.zones.map(({ id }) => id);
}
