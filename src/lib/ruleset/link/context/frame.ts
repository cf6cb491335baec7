/**
 * Frames: where the locals of one procedure, action or event live.
 *
 * Every local has its own slot for the whole procedure, so that a frame can be read without knowing where it stands. A
 * set takes a bit for each element of its table, the answers of a simultaneous choice a word for each player.
 */
import type { TreeNode } from '#lib/language/tree.ts';
import { isSeveral, type Type } from '#lib/ruleset/program/expression-ir.ts';
import type { FailingScope } from './linking.ts';
import type { Binding, Symbols } from '#lib/ruleset/names/symbols.ts';
import type { FrameLocal } from '#lib/ruleset/program/program.ts';

export interface Local {
	name: string;
	slot: number;
	words: number;
	place: TreeNode;
	/** Whether never reading it is worth a warning. */
	expected: boolean;
	read: boolean;
}

export class Frame {
	/** Words allocated so far. */
	size = 0;
	readonly locals: Local[] = [];
	/** What lies in them, for whoever reads a frame. */
	readonly layout: FrameLocal[] = [];

	/** Room for something of this type; `id` is its name, or what it is for. */
	take(id: string, type: Type, words = 1): number {
		const slot = this.size;
		this.size += words;
		this.layout.push({ id, type, slot, words });
		return slot;
	}
}

/** Names from here to the end of a block of steps. */
export class Block implements FailingScope {
	readonly parent: Block | null;
	readonly nextRegister: number;
	readonly onPrintedMap: boolean;
	readonly elements = [];
	/** Sets that are known to have something in them here (`sure-sets.ts`). */
	readonly full = new Set<string>();
	readonly #own = new Map<string, Binding>();
	/** What is known of names here, whoever declares them: a narrower type. */
	readonly #known = new Map<string, Binding>();
	readonly #locals = new Map<string, Local>();
	readonly #failed = new Set<string>();

	constructor(
		parent: Block | null,
		nextRegister = parent?.nextRegister ?? 0,
		onPrintedMap = parent?.onPrintedMap ?? false
	) {
		this.parent = parent;
		this.nextRegister = nextRegister;
		this.onPrintedMap = onPrintedMap;
	}

	declare(name: string, binding: Binding, local?: Local): void {
		this.#own.set(name, binding);
		if (local) this.#locals.set(name, local);
	}

	/** From here on the name is known to have a narrower type. */
	narrow(name: string, type: Type): void {
		const declared = this.declared(name);
		if (declared) this.#known.set(name, { ...declared, type });
	}

	/** The name may be anything again that it was declared to be. */
	widen(name: string): void {
		this.#known.delete(name);
		if (!this.#own.has(name)) this.parent?.widen(name);
	}

	/** What a name was declared to be, whatever is known of it. To ask is not to read it. */
	declared(name: string): Binding | null {
		return this.#own.get(name) ?? this.parent?.declared(name) ?? null;
	}

	/** A local whose type is not known because its declaration is wrong. */
	fail(name: string): void {
		this.#failed.add(name);
	}

	failed(name: string): boolean {
		return this.#failed.has(name) || (this.parent?.failed(name) ?? false);
	}

	/** Looking a local up is reading it. */
	lookup(name: string): Binding | null {
		const own = this.#known.get(name) ?? this.#own.get(name);
		if (!own) return this.parent?.lookup(name) ?? null;
		const local = this.#locals.get(name);
		if (local) local.read = true;
		return own;
	}

	local(name: string): Local | null {
		return this.#locals.get(name) ?? this.parent?.local(name) ?? null;
	}

	/** What a question can say of them: each is one thing, in a slot of the frame. To ask for them is not to read them. */
	told(): FrameLocal[] {
		const own = [...this.#own, ...this.#known].flatMap(([id, binding]): FrameLocal[] => {
			if (binding.at !== 'local') return [];
			const { type, slot, words } = binding;
			return isSeveral(type) ? [] : [{ id, type, slot, words }];
		});
		const around = this.parent?.told() ?? [];
		const all = new Map([...around, ...own].map((local) => [local.id, local]));
		return [...all.values()];
	}

	names(): string[] {
		return [...new Set([...this.#own.keys(), ...(this.parent?.names() ?? [])])];
	}
}

/** Words of a set of such elements, or null where such a set cannot be kept. */
export function setWords(element: Type, symbols: Symbols, pieces: number): number | null {
	const size = tableSize(element, symbols, pieces);
	return size === null ? null : Math.max(1, Math.ceil(size / 32));
}

function tableSize(element: Type, symbols: Symbols, pieces: number): number | null {
	switch (element.t) {
		case 'player':
			return symbols.players;
		case 'space':
			return symbols.map.cells.length;
		case 'piece':
			return pieces;
		case 'enum':
			return symbols.enums[element.enum]!.values.length;
		case 'choice':
			return element.names.length;
		case 'optional':
			return tableSize(element.of, symbols, pieces);
		default:
			return null;
	}
}

/** Words that a local of this type takes, or null where it cannot be kept. */
export function wordsOf(type: Type, symbols: Symbols, pieces: number): number | null {
	if (type.t === 'set') return setWords(type.of, symbols, pieces);
	if (type.t === 'per-face') return type.sides;
	if (type.t === 'per-space') return symbols.map.cells.length;
	if (type.t !== 'per-player') return 1;
	const each = wordsOf(type.of, symbols, pieces);
	return each && each * symbols.players;
}
