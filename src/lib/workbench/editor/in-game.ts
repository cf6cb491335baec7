/** What a thing of the rules is in the game on the table, as the seat at the screen may know it, in Markdown. */
import { mount, unmount } from 'svelte';
import type { Value } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import type { Print } from '#lib/workbench/lookup/RulesIndex.ts';
import { breakdownText } from '#lib/workbench/table/facts/breakdown-text.ts';
import CounterFace from '#lib/workbench/table/pieces/CounterFace.svelte';

/** `address`: `values.reach`, `fields.player.score`, `pieces.owl`; null: the game says nothing of it. */
export async function inGame(game: Game, address: string): Promise<string | null> {
	const [section = '', first = '', second = ''] = (address.split('@')[0] ?? '').split('.');
	switch (section) {
		case 'values':
			return now(await valueIn(game, first));
		case 'fields':
			return now(fieldIn(game, first, second));
		case 'pieces':
			return game.index.face(first) ? faceImage(game.index.print(first)) : null;
		default:
			return null;
	}
}

const now = (told: string | null): string | null => told && t('valueNow', { told });

/** Of the game, or of each player; a value of spaces or pieces is looked at on the board. */
async function valueIn(game: Game, id: string): Promise<string | null> {
	const { index, names, view } = game;
	const asked = game.rules.askable.find((value) => value.id === id);
	if (!asked || !names || !view) return null;
	const isOfPlayers = asked.of.length === 1 && asked.of[0] === 'player';
	if (asked.of.length > 0 && !isOfPlayers) return null;
	const about = isOfPlayers ? view.players.map(({ key }) => [key]) : [[]];
	const told = await Promise.all(
		about.map(async (keys) => {
			const found = await game.explain(id, keys);
			const of = keys.map((key) => `${names.thing(key)}: `).join('');
			return found && of + breakdownText(index, names, found);
		})
	);
	const known = told.filter((text) => text !== null);
	return known.length > 0 ? known.join('; ') : null;
}

function fieldIn({ index, names, view, rules }: Game, table: string, id: string): string | null {
	if (!view || !names || (table !== 'game' && table !== 'player')) return null;
	const field = rules.fields[table].find((each) => each.id === id);
	const say = (value: Value | undefined): string | null =>
		field && value !== undefined ? index.say(value, field) : null;
	if (table === 'game') return say(own(view.game, id));
	const told = view.players.flatMap(({ key, fields }) => {
		const text = say(own(fields, id));
		return text === null ? [] : [`${names.thing(key)}: ${text}`];
	});
	return told.length > 0 ? told.join('; ') : null;
}

/** Styles that a picture on its own has from no sheet. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'opacity', 'font', 'text-anchor'] as const;

function faceImage(print: Print): string {
	const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
	picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	picture.setAttribute('viewBox', '-4 -4 108 108');
	picture.setAttribute('width', '108');
	picture.setAttribute('height', '108');
	document.body.append(picture);
	const face = mount(CounterFace, { target: picture, props: { print } });
	for (const part of picture.querySelectorAll<SVGElement>('*')) {
		const styles = getComputedStyle(part);
		for (const name of STYLES) part.style.setProperty(name, styles.getPropertyValue(name));
	}
	const text = new XMLSerializer().serializeToString(picture);
	void unmount(face);
	picture.remove();
	return `![${print.name}](data:image/svg+xml,${encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29')})`;
}
