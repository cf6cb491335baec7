/** The step `seen`: how often things have stood as they do. */
import { INT } from '#lib/ruleset/expression/types.ts';
import { finding } from '#lib/language/diagnostic.ts';
import { asScalar, childOf, textOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapNode, ScalarNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import { Block } from '#lib/ruleset/link/context/frame.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';
import { declare } from './step-tools.ts';

export function linkSeen(step: MapNode, at: At, verb: ScalarNode): StepIR | null {
	const { link, memories } = at.body.rules;
	const set = link.setOf(childOf(step, 'each'), childOf(step, 'in'), at.block);
	const inner: At = { ...at, block: new Block(at.block) };
	const element = declare(inner, childOf(step, 'each'), set?.element ?? null);
	const value = link.number(childOf(step, 'by'), inner.block);
	const nameNode = childOf(step, 'seen');
	const local = declare(at, nameNode, INT);
	const last = Number(asScalar(childOf(step, 'last'))?.value);
	const id = `${at.body.owner}.${textOf(nameNode) ?? ''}`;
	if (memories.some((memory) => memory.id === id)) {
		const message = say`rule/notes-twice: Another step notes under this name what it has seen: call it otherwise`;
		link.report(finding('name/taken', nameNode ?? verb, message));
	}
	const memory = memories.push({ id, last }) - 1;
	if (!set || !element || !value || !local) return null;
	const { slot } = element;
	const source = link.source(step);
	return { do: 'seen', memory, set: set.set, slot, value, as: local.slot, source };
}
