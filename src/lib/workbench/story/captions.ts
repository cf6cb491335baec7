/** Beats in words. Reactive: reads the language. */
import type { Changed, Moved, SceneTurn, Turned } from '#lib/engine/seat/happening.ts';
import type { Key, Phrase } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { parseKey } from '#lib/workbench/lookup/parse-key.ts';
import type { Names } from '#lib/workbench/lookup/key-names.ts';
import { phraseText } from '#lib/workbench/lookup/phrase.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { type Beat, namedIn } from './beats.ts';

export interface Caption {
	text: string;
	cite: string[];
	/** The dice that fall with it. */
	dice: { faces: number[]; hits: boolean[] | null } | null;
	seat: Key | null;
}

export function captionOf(beat: Beat, index: RulesIndex, names: Names): Caption {
	const { line } = beat;
	if (line === null) {
		const text = sentences(beat, index, names).join('. ');
		return { text, cite: [], dice: null, seat: null };
	}
	const { phrase, cite } = line;
	const told = { ...beat, pieces: unnamed(beat), changes: untold(beat) };
	const more = sentences(told, index, names);
	const text = [phraseText(phrase, names), ...more].join('. ');
	return { text, cite, dice: diceIn(phrase), seat: whoIn(phrase) };
}

/** What the line of the beat does not speak of. */
function unnamed({ line, pieces }: Beat): Beat['pieces'] {
	if (line === null) return pieces;
	// Whoever draws is said to draw; so many counters of the beat are those of the line.
	if (line.kind === 'draw') return [];
	const named = namedIn(line);
	return pieces.filter((piece) =>
		piece.pieces.every(({ was, key }) => !named.has(was ?? '') && !named.has(key ?? ''))
	);
}

/** Who names a space and whoever has it now has told of that already. */
function untold({ line, changes }: Beat): Beat['changes'] {
	if (line === null) return changes;
	const named = namedIn(line);
	const isTold = ({ table, of, to }: Changed) =>
		table === 'space' && named.has(of ?? '') && typeof to === 'string' && named.has(to);
	return changes.filter((change) => !isTold(change));
}

function diceIn({ args }: Phrase): Caption['dice'] {
	const dice = own(args, 'dice');
	return dice?.of === 'dice' ? { faces: dice.faces, hits: dice.hits } : null;
}

function whoIn({ args }: Phrase): Key | null {
	const who = own(args, 'who');
	return who?.of === 'thing' ? (who.keys[0] ?? null) : null;
}

function sentences({ pieces, changes, scene }: Beat, index: RulesIndex, names: Names): string[] {
	return [
		...(scene?.how === 'opened' ? [sceneText(scene, names)] : []),
		...pieces.map((piece) => pieceText(piece, index, names)),
		...changes.flatMap((change) => changeText(change, index, names))
	];
}

function sceneText({ scene, at }: SceneTurn, names: Names): string {
	const name = names.lexicon.name('scenes', scene);
	return at === null ? name : t('sceneAt', { scene: name, where: names.thing(at) });
}

function pieceText(happened: Moved | Turned, index: RulesIndex, names: Names): string {
	const known = happened.pieces.flatMap(({ was, key }) => key ?? was ?? []);
	const unknown = happened.pieces.length - known.length;
	const counted = [...Map.groupBy(known, (key) => names.thing(key))].map(([name, same]) =>
		same.length > 1 ? `${name} (${same.length})` : name
	);
	const what = names.lexicon.list(unknown > 0 ? [...counted, names.unknown(unknown)] : counted);
	if (happened.is === 'turned')
		return t(happened.pieces.some(({ key }) => key !== null) ? 'showTurned' : 'showHidden', {
			what
		});
	const from = happened.from === null ? null : placeName(happened.from, index, names);
	const to = happened.to === null ? null : placeName(happened.to, index, names);
	if (from !== null && to !== null) return t('showMoved', { what, from, to });
	return from === null ? t('showCame', { what, to: to ?? '' }) : t('showLeft', { what, from });
}

/** A zone of a space is called like the space. */
export function placeName(zone: Key, index: RulesIndex, names: Names): string {
	return names.thing(spaceOf(zone, index) ?? zone);
}

/** The space that a zone belongs to. */
export function spaceOf(zone: Key, index: RulesIndex): Key | null {
	const parts = parseKey(zone);
	if (parts.is !== 'place') return null;
	const { per } = index.rules.zones.find(({ id }) => id === parts.word) ?? {};
	return per === 'space' ? `${index.rules.space.word}(${parts.at})` : null;
}

function changeText({ table, of, field, from, to }: Changed, index: RulesIndex, names: Names) {
	if (of === null) return [];
	const { players, space } = index.layout;
	if (table === 'space' && field === space.owner) {
		const where = names.thing(of);
		if (typeof to !== 'string') return [t('showOwnerless', { where })];
		return [t('showOwner', { where, who: names.thing(to) })];
	}
	if (table !== 'player' || !players.includes(field)) return [];
	const type = index.rules.fields.player.find(({ id }) => id === field);
	const [before, now] = [names.say(from, type), names.say(to, type)];
	return [
		t('showChanged', { who: names.thing(of), field: index.fieldName(field), from: before, to: now })
	];
}
