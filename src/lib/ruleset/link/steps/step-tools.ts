/** What several steps need: new locals, and operands that may be written in more than one way. */
import { finding } from '#lib/language/diagnostic.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import { isTaken } from '#lib/ruleset/expression/vocabulary.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { Reads } from '#lib/ruleset/program/ir-reads.ts';
import { unknownId } from '#lib/language/findings.ts';
import { setWords, wordsOf, type Block } from '#lib/ruleset/link/context/frame.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { Binding, Scope } from '#lib/ruleset/names/symbols.ts';
import { asScalar, childOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { inEnglish, type Said, say } from '#lib/language/said.ts';

const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * A new local. `expected` says whether never reading it is worth a warning, `doubt` when it is none, if it may be. Returns
 * its slot, or null.
 */
export function declare(
	at: At,
	node: Maybe,
	type: Type | null,
	{ expected = true, doubt }: { expected?: boolean; doubt?: Said } = {}
): { slot: number; words: number } | null {
	const { link } = at.body.rules;
	const name = nameOf({ block: at.block, link }, node);
	if (name === null || !node) return null;
	if (type === null) {
		at.block.fail(name);
		return null;
	}
	const words = wordsOf(type, link.symbols, link.pieceCount);
	if (words === null) {
		const message = cannotBeKept(saidType(type, link.symbols));
		link.report(finding('type/not-stored', node, message));
		at.block.fail(name);
		return null;
	}
	const slot = at.body.frame.take(name, type, words);
	const local = { name, slot, words, place: node, expected, read: false };
	at.body.frame.locals.push(local);
	const binding: Binding = { type, at: 'local', slot, words, ...(doubt && { doubt }) };
	at.block.declare(name, binding, local);
	return { slot, words };
}

/** The name of a new local, if it may be one. */
export function nameOf(
	{ block, link: { report } }: { block: Block; link: Linking },
	node: Maybe
): string | null {
	const name = textOf(node);
	if (name === null || !node) return null;
	if (!NAME.test(name)) {
		report(
			finding(
				'name/shape',
				node,
				say`rule/is-not-a-name: "${name}" is not a name: small letters, digits and hyphens`
			)
		);
	} else if (isTaken(name)) {
		report(
			finding('name/taken', node, say`rule/word-of-language: "${name}" is a word of the language`)
		);
	} else if (block.lookup(name)) {
		report(
			finding(
				'name/taken',
				node,
				say`rule/already-here: There is already a "${name}" here; change it with set:`
			)
		);
	} else return name;
	return null;
}

function cannotBeKept(what: Said): Said {
	return /^[aeiou]/.test(inEnglish(what))
		? say`rule/an-not-kept: An ${what} cannot be kept; walk it where it is needed`
		: say`rule/a-not-kept: A ${what} cannot be kept; walk it where it is needed`;
}

/** Whether to ask where there is no choice: said outright, or by a condition over options. */
export function askOf(at: At, step: MapNode): 'always' | 'possible' {
	const node = childOf(step, 'ask');
	const said = textOf(node);
	if (said === 'always' || said === 'possible') return said;
	if (node && said !== null && /^[a-z]+$/.test(said) && said !== 'true' && said !== 'false') {
		at.body.rules.link.report(
			unknownId(say`rule/way-to-ask: way to ask`, said, node, ['always', 'possible'])
		);
		return 'possible';
	}
	return at.body.rules.link.constant(node, { t: 'bool' }) === 1 ? 'always' : 'possible';
}

/** A single thing or a set of things of one type. */
export function setOrOne({ body, block }: At, node: Maybe, element: Type): SetIR | null {
	return oneOrMore(body.rules.link, block, node, element);
}

/** The same wherever names have a scope. */
export function oneOrMore(link: Linking, scope: Scope, node: Maybe, element: Type): SetIR | null {
	// What is listed is a set, the empty one too.
	if (!asScalar(node) || /^\s*\{/.test(textOf(node) ?? '')) {
		return link.set(node, scope, element)?.set ?? null;
	}
	const checked = link.any(node, scope, element);
	if (!checked || !node) return null;
	if ('expr' in checked) {
		if (checked.type.t === 'zone' && element.t === 'piece') {
			return { set: 'zone', zone: checked.expr, kind: 0 };
		}
		const type = checked.type.t === 'optional' ? checked.type.of : checked.type;
		if (type.t === element.t || type.t === 'none') return { set: 'list', items: [checked.expr] };
	} else if (checked.type.t === 'set' && checked.type.of.t === element.t) return checked.set;
	const wanted = saidType(element, link.symbols);
	const message = say`rule/this-is: This is ${saidType(checked.type, link.symbols)}; ${wanted} or a set of them is needed`;
	link.report(finding('type/mismatch', node, message));
	return null;
}

/** A zone; a space or player stands for its main zone. */
export function zoneOf(at: At, node: Maybe): ExprIR | null {
	const { link } = at.body.rules;
	const checked = link.any(node, at.block, { t: 'zone' });
	if (!checked || !node) return null;
	if ('expr' in checked) {
		const type = checked.type.t === 'optional' ? checked.type.of : checked.type;
		if (type.t === 'zone') return checked.expr;
		if (type.t === 'space' || type.t === 'player') {
			const zone = link.symbols.zones.findIndex((z) => z.per === type.t && z.main);
			if (zone >= 0) return { op: 'zone', zone, of: checked.expr };
		}
	}
	const message = say`rule/zone-needed: This is ${saidType(checked.type, link.symbols)}; a zone is needed`;
	link.report(finding('type/mismatch', node, message));
	return null;
}

/** Who is meant; without a word the local `you`. */
export function playerOf(at: At, node: Maybe, verb: ScalarNode): ExprIR | null {
	const { link } = at.body.rules;
	if (node) return link.expr(node, at.block, { t: 'player' })?.expr ?? null;
	const you = at.block.lookup('you');
	if (you?.at === 'local' && you.type.t === 'player') return { op: 'local', slot: you.slot };
	if (!at.block.failed('you')) {
		link.report(
			finding(
				'choose/who',
				verb,
				say`rule/say-which-player: Say which player: there is no "you" here`
			)
		);
	}
	return null;
}

export function streamOf(at: At, node: Maybe, standard: 'dice' | 'draws'): number {
	const { link, streams } = at.body.rules;
	const id = textOf(node) ?? standard;
	const index = streams.indexOf(id);
	if (index < 0 && node)
		link.report(unknownId(say`rule/random-stream: random stream`, id, node, streams));
	return Math.max(index, 0);
}

/** `for:` names the text of the log that says what chance is asked for. */
export function labelOf(step: MapNode, at: At): string {
	const node = childOf(step, 'for');
	const label = textOf(node);
	if (!node || label === null) return '';
	at.body.rules.texts.push({ section: 'log', path: label, place: node, args: null });
	return label;
}

/** Words of a set local of such elements; 1 where it cannot be kept (which `declare` reports). */
export function wordsFor(at: At, element: Type): number {
	const { link } = at.body.rules;
	return setWords(element, link.symbols, link.pieceCount) ?? 1;
}

/** The key of a step's entry, to point at. */
export function keyOf(step: MapNode, key: string): TreeNode {
	return step.entries.get(key)?.key ?? step;
}

/** Being set is not being read, but what leads to the field is read. */
export function linkTarget(at: At, node: Maybe) {
	const { link } = at.body.rules;
	const local = at.block.local(textOf(node) ?? '');
	const wasRead = local?.read ?? false;
	const target = link.quietly(() => link.target(node, at.block));
	if (local) local.read = wasRead;
	const field = target && ('expr' in target ? target.expr : target.set);
	if (
		field &&
		'of' in field &&
		(('op' in field && field.op === 'field') || ('set' in field && field.set === 'field'))
	) {
		const reads = new Reads();
		reads.visit(field.of);
		for (const read of reads.all()) link.reads.add(read);
	}
	return target;
}
