/** The moments that steps name, and those that they go back to. Which is meant is known once all steps are. */
import { finding } from '#lib/language/diagnostic.ts';
import { severalHave, unknownId } from '#lib/language/findings.ts';
import { textOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { Linking } from './linking.ts';

export type Restore = Extract<StepIR, { do: 'restore' }>;

interface Named {
	name: string;
	layer: string;
	node: TreeNode;
}

/** The moments that the steps of a game name. A name belongs to the layer that gives it, as those of rules do. */
export class Checkpoints {
	readonly #set: Named[] = [];
	readonly #restored: (Named & { step: Restore })[] = [];

	/** The number of the moment that a layer calls so; the same name is the same moment. */
	set(node: TreeNode): number {
		const name = textOf(node) ?? '';
		const { layer } = node;
		const known = this.#set.findIndex((moment) => moment.name === name && moment.layer === layer);
		return known >= 0 ? known : this.#set.push({ name, layer, node }) - 1;
	}

	restores(node: TreeNode, step: Restore): void {
		this.#restored.push({ name: textOf(node) ?? '', layer: node.layer, node, step });
	}

	/** Their names, by their numbers: with the layer in front where several layers have one of that name. */
	get names(): string[] {
		return this.#set.map(({ name, layer }) =>
			this.#set.some((moment) => moment.name === name && moment.layer !== layer)
				? `${layer}.${name}`
				: name
		);
	}

	/** The moments to which no step goes back. */
	get unused(): readonly Named[] {
		const meant = new Set(this.#restored.flatMap(({ name, layer }) => this.#called(name, layer)));
		return this.#set.filter((_, index) => !meant.has(index));
	}

	get restored(): readonly { step: Restore; node: TreeNode }[] {
		return this.#restored;
	}

	/** Tells every `restore` which moment it means. */
	settle({ report }: Linking): void {
		for (const { name, layer, node, step } of this.#restored) {
			const called = this.#called(name, layer);
			step.checkpoint = called[0] ?? 0;
			if (called.length === 0)
				report(unknownId(say`word/checkpoint: checkpoint`, name, node, this.names));
			if (called.length > 1) {
				const names = called.map((index) => this.names[index]!).sort();
				report(
					finding('ref/several', node, severalHave(say`word/checkpoint: checkpoint`, name, names))
				);
			}
		}
	}

	/** A layer's own, else those that have that name. */
	#called(name: string, layer: string): number[] {
		const all = this.#set.map((moment, index) => ({ ...moment, index }));
		const called = all.filter(
			(candidate) => candidate.name === name || `${candidate.layer}.${candidate.name}` === name
		);
		const own = called.filter((candidate) => candidate.layer === layer);
		return (own.length > 0 ? own : called).map(({ index }) => index);
	}
}
