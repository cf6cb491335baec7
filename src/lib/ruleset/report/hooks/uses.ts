/** Who uses what in a composed game: steps as they are written, expressions as they are understood when it is linked. */
import type { Expression } from '#lib/language/expression/ast.ts';
import { parsePattern } from '#lib/language/findings.ts';
import { childOf, entriesOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { pointAt } from '#lib/language/tree-tools.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Checked, ExpressionListener } from '#lib/ruleset/names/symbols.ts';
import { EFFECT_VERBS } from '#lib/ruleset/link/index.ts';
import type { HookUse, HookUses, UseWord } from './hook.ts';

/** `value/7`, `field-player/2`: tables and indices of the program. */
type Readable = string;

/** Hears what the expressions of the rules name, also where the chosen options decide that nothing comes of it. */
export class ReadNotes implements ExpressionListener {
	readonly #reads = new Map<ScalarNode, Set<Readable>>();

	part(node: ScalarNode, _text: string, _part: Expression, found: Checked): void {
		const read = readIn(found);
		if (read === null) return;
		const known = this.#reads.get(node);
		if (known) known.add(read);
		else this.#reads.set(node, new Set([read]));
	}

	readsOf(node: ScalarNode): Iterable<Readable> {
		return this.#reads.get(node) ?? [];
	}
}

function readIn(found: Checked): Readable | null {
	if ('set' in found) return found.set.set === 'value' ? `values/${found.set.value}` : null;
	const { expr } = found;
	if (expr.op === 'value') return `values/${expr.value}`;
	if (expr.op === 'field') return `fields-${expr.table}/${expr.field}`;
	if (expr.op === 'zone') return `zones/${expr.zone}`;
	return expr.op === 'attribute' ? `attributes/${expr.attribute}` : null;
}

const EFFECT_WORDS = {
	modify: 'modified by',
	forbid: 'forbidden by',
	replace: 'replaced by',
	after: 'followed by'
} as const satisfies Partial<Record<(typeof EFFECT_VERBS)[number], UseWord>>;

const NOT_RULES: ReadonlySet<string> = new Set(['text', 'clauses', 'layout', 'art']);

export class Uses {
	readonly #notes: ReadNotes;
	readonly #uses = new Map<string, HookUses>();
	/** Steps that open a window, in the order written. */
	readonly offers = new Map<string, { step: MapNode; at: HookUse }[]>();

	constructor(tree: MapNode, notes: ReadNotes) {
		this.#notes = notes;
		for (const [section, { value }] of entriesOf(tree)) {
			if (NOT_RULES.has(section)) continue;
			for (const [id, entry] of entriesOf(value)) this.#definition(section, id, entry.value);
		}
		const game = childOf(tree, 'game');
		this.#named('procedures', childOf(game, 'start'), 'called by', 'game.start');
		for (const key of ['on-roll', 'on-die', 'on-draw', 'on-shuffle', 'on-end']) {
			this.#named('events', childOf(game, key), 'emitted by', `game.${key}`);
		}
		for (const node of itemsOf(childOf(game, 'on-pick'))) {
			this.#named('events', node, 'emitted by', 'game.on-pick');
		}
	}

	/** `of`: a table with an id (`events.hit`) or, of what expressions name, an index (`values/7`). */
	of(of: string): HookUses {
		return this.#uses.get(of) ?? {};
	}

	#definition(section: string, id: string, node: TreeNode): void {
		const path = `${section}.${id}`;
		if (section === 'effects') this.#effect(path, node);
		if (section === 'actions') {
			for (const window of itemsOf(childOf(node, 'window'))) {
				this.#named('windows', window, 'chosen in it', path);
			}
		}
		if (section !== 'pieces' && section !== 'kinds') return this.#walk(path, node);
		for (const [effect, { value }] of entriesOf(childOf(node, 'effects'))) {
			this.#effect(`${path}.effects.${effect}`, value);
			this.#walk(`${path}.effects.${effect}`, value);
		}
		if (section === 'pieces') return;
		for (const [key, { value }] of entriesOf(node)) if (key !== 'effects') this.#walk(path, value);
	}

	#effect(path: string, node: TreeNode): void {
		for (const verb of EFFECT_VERBS) {
			// It names no hook: what it reads is found with all expressions.
			if (verb === 'becomes') continue;
			const said = childOf(node, verb);
			const pattern = said && parsePattern(said, () => undefined);
			if (!pattern) continue;
			const tables = verb === 'modify' ? ['values'] : ['events', 'actions'];
			// What forbids may mean an event or an action; that both have one name is refused elsewhere.
			for (const table of tables)
				this.#add(`${table}.${pattern.name}`, EFFECT_WORDS[verb], path, said);
		}
	}

	/** `target`: the field that a step sets is written, not read. */
	#walk(path: string, node: TreeNode, target = false): void {
		if (node.node === 'scalar') {
			for (const read of this.#notes.readsOf(node)) {
				const word = !read.startsWith('values/') ? 'read by' : 'asked by';
				this.#add(read, target && read.startsWith('fields-') ? 'set by' : word, path, node);
			}
			return;
		}
		if (node.node === 'list') {
			for (const item of node.items) this.#walk(path, item);
			return;
		}
		this.#step(path, node);
		const sets = node.entries.has('set') && (node.entries.has('to') || node.entries.has('by'));
		for (const [key, { value }] of node.entries) this.#walk(path, value, sets && key === 'set');
	}

	#step(path: string, step: MapNode): void {
		this.#named('events', childOf(step, 'emit'), 'emitted by', path);
		this.#named('procedures', childOf(step, 'call'), 'called by', path);
		const offer = childOf(step, 'offer');
		const window = textOf(offer);
		if (!offer || window === null) return;
		this.#named('windows', offer, 'opened by', path);
		const all = this.offers.get(window) ?? [];
		this.offers.set(window, [...all, { step, at: useAt(path, offer) }]);
	}

	#named(table: string, node: TreeNode | undefined, word: UseWord, path: string): void {
		const id = textOf(node);
		if (node && id !== null) this.#add(`${table}.${id}`, word, path, node);
	}

	#add(of: string, word: UseWord, path: string, node: TreeNode): void {
		const uses = this.#uses.get(of) ?? {};
		this.#uses.set(of, uses);
		const known = (uses[word] ??= []);
		const use = useAt(path, node);
		const same = (other: HookUse) => other.path === path && other.line === use.line;
		if (!known.some(same)) known.push(use);
	}
}

export function useAt(path: string, node: TreeNode): HookUse {
	const { file, start } = pointAt(node).range;
	return { path, file, line: start.line };
}
