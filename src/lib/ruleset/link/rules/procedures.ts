/** Procedures. A procedure is linked when its result is asked for, or at the end. */
import { beside, finding, type Place } from '#lib/language/diagnostic.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import type { Procedure, Returns, Rules } from '#lib/ruleset/link/context/body.ts';
import { bodyOf, citeOf, collectCallable, sizeOf, startOf } from './callables.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import { parseType, zeroOf } from '#lib/ruleset/names/declared-type.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { childOf, citesOf } from '#lib/language/nodes.ts';
import { MOST_NESTED_VALUES } from '#lib/ruleset/program/game-limits.ts';
import type { ProcedureDef } from '#lib/ruleset/program/program.ts';
import type { ArgumentIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { setWords } from '#lib/ruleset/link/context/frame.ts';
import { join } from '#lib/ruleset/expression/types.ts';
import { say } from '#lib/language/said.ts';

export class LinkedProcedure implements Procedure {
	readonly #rules: Rules;
	readonly #callable;
	readonly #returns: Returns;
	#state: 'new' | 'running' | 'done' = 'new';
	#steps: StepIR[] = [];
	#most: ProcedureDef['most'];
	#type: Type | null = null;

	constructor(rules: Rules, id: string, entry: MapEntry) {
		const { link } = rules;
		this.#rules = rules;
		this.#callable = collectCallable(link, id, entry);
		// What an event is told may only matter to its effects; a procedure has no such excuse.
		for (const param of this.#callable.frame.locals) param.expected = true;
		const declared = childOf(entry.value, 'returns');
		const type = declared ? parseType(declared, link.symbols, link.report) : null;
		this.#returns = { declared: type, found: [] };
		this.#type = type;
	}

	get id() {
		return this.#callable.id;
	}
	get entry() {
		return this.#callable.entry;
	}
	get params() {
		return this.#callable.params;
	}
	get defaults() {
		return this.#callable.defaults;
	}
	get sound() {
		return this.#callable.sound;
	}
	get frame() {
		return this.#callable.frame;
	}
	get block() {
		return this.#callable.block;
	}
	get used() {
		return this.#callable.used;
	}
	set used(used: boolean) {
		this.#callable.used = used;
	}

	result(asker: Place): Type | null {
		const { nested, link } = this.#rules;
		const { report } = link;
		if (this.#returns.declared) return this.#returns.declared;
		if (this.#state === 'running') {
			const message = say`rule/calls-itself: ${this.id} calls itself: say what it returns, with "returns:"`;
			report(finding('procedure/returns', asker, message));
			return null;
		}
		if (this.#state === 'new' && nested >= MOST_NESTED_VALUES) {
			const message = say`rule/returns-too-deep: What ${this.id} returns depends on too long a chain of other procedures: say it, with "returns:"`;
			report(finding('procedure/returns', asker, message));
			return null;
		}
		this.#run();
		if (this.#returns.found.every(({ type }) => type === null)) {
			const message = say`rule/returns-nothing: ${this.id} returns nothing`;
			const related = [beside(this.entry.key, say`${this.id}`)];
			report(finding('procedure/returns', asker, message, { related }));
		}
		return this.#type;
	}

	#run(): void {
		if (this.#state !== 'new') return;
		this.#state = 'running';
		this.#rules.nested++;
		const { entry, frame, block } = this.#callable;
		const steps = childOf(entry.value, 'do');
		const body = bodyOf(this.#rules, this.id, frame, citeOf(entry));
		body.returns = this.#returns;
		this.#most = this.#linkMost();
		this.#steps = body.linkSteps(steps, startOf(body, block));
		this.#type ??= this.#joint();
		this.#rules.nested--;
		this.#state = 'done';
	}

	/** It is worked out when the procedure is over, so it reads parameters and fields, and no local of the steps. */
	#linkMost(): ProcedureDef['most'] {
		const { link, texts } = this.#rules;
		const { entry, block } = this.#callable;
		const node = childOf(entry.value, 'most');
		if (!node) return undefined;
		const asMuch = link.number(childOf(node, 'is') ?? node, block);
		const enoughNode = childOf(node, 'enough');
		const enough = enoughNode ? link.number(enoughNode, block) : null;
		texts.push({ section: 'requires', path: `${this.id}.most`, place: node, args: null });
		link.citesClauses(node);
		if (!asMuch) return undefined;
		const cites = citesOf(node);
		const cite = cites.length > 0 ? cites : citeOf(entry);
		return { worth: asMuch, enough, cite, source: link.source(node) };
	}

	/** The one type of all that is returned. */
	#joint(): Type | null {
		const { report, symbols } = this.#rules.link;
		let joint: Type | null = null;
		let first: TreeNode | null = null;
		for (const { type, node } of this.#returns.found) {
			if (type === null) continue;
			const both: Type | null = joint === null ? type : join(joint, type, symbols);
			if (both === null && joint !== null && first) {
				const message = say`rule/returns-differ: This is ${saidType(type, symbols)}, elsewhere ${saidType(joint, symbols)} is returned`;
				const related = [beside(first, saidType(joint, symbols))];
				report(finding('procedure/returns', node, message, { related }));
				return null;
			}
			joint = both;
			first ??= node;
		}
		return joint?.t === 'none' ? null : joint;
	}

	finish(): ProcedureDef {
		this.#run();
		const { entry, frame, params } = this.#callable;
		const { link } = this.#rules;
		const source = link.source(entry.value);
		const body = [...this.#steps];
		if (this.#type && body.at(-1)?.do !== 'return') {
			body.push({ do: 'return', value: this.#nothing(this.#type), source });
		}
		return {
			id: this.id,
			params,
			body,
			...(this.#most && { most: this.#most }),
			frame: sizeOf(link, frame, entry.key),
			locals: frame.layout,
			cite: citeOf(entry),
			source
		};
	}

	/** What a procedure gives back that ends without a `return`. */
	#nothing(type: Type): ArgumentIR {
		const { symbols, pieceCount } = this.#rules.link;
		if (type.t !== 'set') return { expr: { op: 'const', value: zeroOf(type) } };
		const words = setWords(type.of, symbols, pieceCount) ?? 1;
		return { set: { set: 'list', items: [] }, words };
	}
}
