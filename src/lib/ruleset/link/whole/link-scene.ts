/** A scene of a layout: what opens it, and what it shows of what. */
import { finding } from '#lib/language/diagnostic.ts';
import { childOf, flagOf, itemsOf, type Maybe, textOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapEntry } from '#lib/language/tree.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { nameOf } from '#lib/ruleset/program/rows.ts';
import { ASKED, type SceneLayout } from '#lib/ruleset/program/scene-layout.ts';
import { idsOf, type LayoutWords } from './check-layout-words.ts';

/** Its condition was looked at with all other expressions (`link/link-rules.ts`). */
export function linkScene(
	link: Linking,
	words: LayoutWords,
	id: string,
	{ key, value }: MapEntry
): SceneLayout {
	const { attributes } = words;
	const told = childOf(value, 'odds');
	if (!childOf(value, 'during') && !childOf(value, 'while')) {
		const message = say`rule/say-during: Say with during: or while: when this scene is open`;
		link.report(finding('layout/never-open', key, message));
	}
	if (told && !childOf(value, 'during') && !childOf(told, 'until')) {
		const message = say`rule/say-until: Say with until: which procedure has to end before this is decided`;
		link.report(finding('layout/no-end', told, message));
	}
	const procedures = link.section('procedures').map(([procedure]) => procedure);
	const during = words.allKnown(
		say`word/procedure: procedure`,
		childOf(value, 'during'),
		procedures
	);
	const until = words.allKnown(say`word/procedure: procedure`, childOf(told, 'until'), procedures);
	const at = words.shown(childOf(value, 'at'), 'game');
	const decides = words.shown(childOf(told, 'decides'), at === null ? 'game' : 'space');
	return {
		id,
		during,
		at,
		by: words.shown(childOf(value, 'by'), 'game', [ASKED]),
		everybody: flagOf(childOf(value, 'everybody'), false),
		zones: zonesOf(link, words, childOf(value, 'zones'), at),
		pieces: words.shown(childOf(value, 'pieces'), 'piece', [
			...attributes,
			...idsOf(link.symbols.kinds)
		]),
		side: words.shown(childOf(value, 'side'), 'piece', attributes),
		group: words.shown(childOf(value, 'group'), 'piece', attributes),
		value: words.shown(childOf(value, 'value'), 'piece', [
			...attributes,
			...words.ofPieceAndPlayer
		]),
		marks: words.allShown(childOf(value, 'marks'), 'piece', attributes),
		step: words.shown(childOf(value, 'step'), 'game'),
		status: words.allShown(childOf(value, 'status'), 'game', at === null ? [] : words.of('space')),
		players: words.allShown(childOf(value, 'players'), 'player'),
		standings: flagOf(childOf(value, 'standings'), false),
		log: flagOf(childOf(value, 'log'), false),
		odds: told ? { decides, until: until.length > 0 ? until : during } : null
	};
}

function zonesOf(link: Linking, words: LayoutWords, list: Maybe, at: string | null): string[] {
	const { zones } = link.symbols;
	for (const node of itemsOf(list)) {
		const zone = zones.find((known) => known.id === textOf(node) || nameOf(known) === textOf(node));
		if (zone?.per !== 'space' || at !== null) continue;
		const message = say`rule/say-at: Say with at: of which space the zone "${nameOf(zone)}" is meant`;
		link.report(finding('layout/no-space', node, message));
	}
	return words.allKnown(say`word/zone: zone`, list, idsOf(zones));
}
