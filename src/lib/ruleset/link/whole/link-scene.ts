/** The scenes of a layout: what opens them, and what they show of what. */
import { finding } from '#lib/language/diagnostic.ts';
import { childOf, itemsOf, type Maybe, textOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapEntry } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { ASKED } from '#lib/ruleset/program/scene-layout.ts';
import { idsOf, type LayoutWords } from './layout-words.ts';

/** Its condition was looked at with all other expressions (`link/rules/scene-conditions.ts`). */
export function checkScene(link: Linking, words: LayoutWords, { key, value }: MapEntry): void {
	const during = childOf(value, 'during');
	const at = childOf(value, 'at');
	if (!during && !childOf(value, 'while')) {
		const message = say`Say with during: or while: when this scene is open`;
		link.report(finding('layout/never-open', key, message));
	}
	const procedures = link.section('procedures').map(([id]) => id);
	const odds = childOf(value, 'odds');
	const until = childOf(odds, 'until');
	for (const node of [during, until].flatMap(texts)) words.known(say`procedure`, node, procedures);
	words.shown(childOf(odds, 'decides'), at ? 'space' : 'game');
	if (odds && !during && !until) {
		const message = say`Say with until: which procedure has to end before this is decided`;
		link.report(finding('layout/no-end', odds, message));
	}
	for (const id of ['at', 'step']) words.shown(childOf(value, id), 'game');
	words.shown(childOf(value, 'by'), 'game', [ASKED]);
	words.allShown(childOf(value, 'status'), 'game', at ? words.of('space') : []);
	words.allShown(childOf(value, 'players'), 'player');
	const { attributes } = words;
	const kinds = idsOf(link.symbols.kinds);
	words.shown(childOf(value, 'pieces'), 'piece', [...attributes, ...kinds]);
	for (const id of ['side', 'group']) words.shown(childOf(value, id), 'piece', attributes);
	words.shown(childOf(value, 'value'), 'piece', [...attributes, ...words.ofPieceAndPlayer]);
	words.allShown(childOf(value, 'marks'), 'piece', attributes);
	const { zones } = link.symbols;
	for (const node of itemsOf(childOf(value, 'zones'))) {
		words.known(say`zone`, node, idsOf(zones));
		const zone = zones.find(({ id }) => id === textOf(node));
		if (zone?.per !== 'space' || at) continue;
		const message = say`Say with at: of which space the zone "${zone.id}" is meant`;
		link.report(finding('layout/no-space', node, message));
	}
}

/** A text stands for a list of one. */
function texts(node: Maybe): Maybe[] {
	return textOf(node) === null ? itemsOf(node) : [node];
}
