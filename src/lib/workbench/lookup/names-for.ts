/** Names at one table, with the workbench's own words for what has none. Reactive: reads the language. */
import type { GameView, Refusal } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { type Names, namesIn } from './key-names.ts';
import { capitalised, phraseText, words } from './phrase.ts';
import type { RulesIndex } from './RulesIndex.ts';

export function namesFor(index: RulesIndex, view: GameView, seats: string[]): Names {
	return namesIn(index, view, seats, t);
}

/** Why something cannot be chosen, in the ruleset's words. */
export function reasonText({ phrase, because }: Refusal, names: Names | null): string {
	const path = [`requires.${because.path}`, because.path].find(
		(candidate) => names !== null && names.lexicon.find(candidate) !== null
	);
	if (names && path === undefined && because.limit) return limitText(because.limit, names);
	if (!names || path === undefined) return capitalised(words(because.id));
	return phraseText({ path, args: phrase.args }, names);
}

/** A limit that the rules have no text for: how often, and until when. */
function limitText(
	{ times, until }: { times: number | null; until: string[] },
	names: Names
): string {
	const often = times === null ? t('limitReached') : t('limitTimes', { times });
	if (until.length === 0) return often;
	const after = until.map((id) => names.lexicon.name('events', id)).join(', ');
	return t('limitUntil', { often, after });
}

/** What the layout wants in the status line. */
export function statusOf(
	index: RulesIndex,
	view: GameView | null,
	names: Names
): { id: string; name: string; value: string; die: number | null }[] {
	return index.layout.status.map((id) => {
		const { askable, fields } = index.rules;
		const field = [...fields.game, ...askable].find((candidate) => candidate.id === id);
		const value = (view && own(view.game, id)) ?? null;
		const die = index.isDie(id) && typeof value === 'number' ? value : null;
		return { id, name: index.fieldName(id), value: names.say(value, field), die };
	});
}
