/** `requires:` of actions and answers: conditions with a reason. */
import { finding } from '#lib/language/diagnostic.ts';
import { childOf, citesOf, entriesOf, type Maybe } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { At } from '#lib/ruleset/link/context/body.ts';
import { know } from '#lib/ruleset/link/context/knowing.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { RequirementIR } from '#lib/ruleset/program/step-ir.ts';

/**
 * `requires:` as a list, in the order written; each is an expression or `{is, cite}`. What follows knows that it holds.
 * Some can be about the position afterwards, unless `blind` says why nobody sees that here.
 */
export function linkRequirements(
	at: At,
	node: Maybe,
	prefix: string,
	blind: Said | null = null
): RequirementIR[] {
	const { link, texts } = at.body.rules;
	const requirements: RequirementIR[] = [];
	for (const [id, { key, value }] of entriesOf(node)) {
		const { is, isKnownTo, afterwards } = partsOfRequirement(link, key, value);
		if (afterwards && blind) {
			link.report(finding('action/afterwards', afterwards, blind));
			continue;
		}
		const cond = link.flag(afterwards ?? is, at.block);
		texts.push({ section: 'requires', path: `${prefix}.${id}`, place: key, args: null });
		link.citesClauses(value);
		const cites = citesOf(value);
		// What whoever answers could not know was not asked, nor what comes of it: it may be otherwise.
		if (!isKnownTo && !afterwards) know(at, is, cond, true);
		if (cond === null) continue;
		const cite = cites.length > 0 ? cites : at.body.cite;
		const path = `requires.${prefix}.${id}`;
		const how = {
			...(isKnownTo && { known: true as const }),
			...(afterwards && { afterwards: true as const })
		};
		requirements.push({ id, path, cond, ...how, cite, source: link.source(value) });
	}
	return requirements;
}

interface RequirementParts {
	is: Maybe;
	isKnownTo: boolean;
	afterwards: Maybe;
}

function partsOfRequirement(link: Linking, key: TreeNode, value: TreeNode): RequirementParts {
	if (value.node !== 'map') return { is: value, isKnownTo: false, afterwards: undefined };
	const is = childOf(value, 'is');
	const afterwards = childOf(value, 'afterwards');
	const knownTo = childOf(value, 'known-to');
	if ((is === undefined) === (afterwards === undefined)) {
		link.report(
			finding(
				'action/afterwards',
				key,
				say`rule/say-exactly-one-of: Say exactly one of ${'is, afterwards'}`
			)
		);
	} else if (afterwards && knownTo) {
		const message = say`rule/known-to-action: What comes of an action is not asked by what the chooser may know: leave out known-to`;
		link.report(finding('action/afterwards', knownTo, message));
	}
	return { is, isKnownTo: knownTo !== undefined, afterwards };
}
