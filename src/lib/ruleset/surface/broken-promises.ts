/**
 * What a game no longer keeps of a surface that it had: names that went and nothing says where to, and what became required.
 * For each, what its author has to write.
 */
import type { Moves } from '#lib/ruleset/moves/moves.ts';
import { idsIn, LISTS, type Surface, wordsOfLine } from './surface.ts';

interface Change {
	section: string;
	name: string;
	was: string;
	now: string;
}

export function brokenPromises(was: Surface, now: Surface, moves: Moves): string[] {
	const broken = [...was].flatMap(([section, lines]) =>
		[...lines].flatMap(([name, line]): Broken[] => {
			const current = now.get(section)?.get(name);
			if (current === line) return [];
			if (current !== undefined) return changed({ section, name, was: line, now: current });
			return LISTS.has(section)
				? lostWords(section, name, line, '')
				: [gone(addressOf(section, name))];
		})
	);
	const went = new Set(broken.flatMap(({ address, says }) => (says === null ? [address] : [])));
	return broken.flatMap(({ address, says }) => {
		if (says !== null) return [`${address} ${says}`];
		const isBelow = [...went].some((other) => address.startsWith(`${other}.`));
		return isBelow || moves.of(address) !== null ? [] : [sentence(address)];
	});
}

/** A promise; `says`: what is to be done about it, null for an address that went, which a move can keep. */
interface Broken {
	address: string;
	says: string | null;
}

function sentence(address: string): string {
	const written = address.replace(/^text\.en\./, 'text.');
	return `${written} went: write in moves.yaml where it is now (addresses) or what to do instead (removed)`;
}

function changed({ section, name, was, now }: Change): Broken[] {
	const address = addressOf(section, name);
	const without = (before: string[], after: string[], below: string): Broken[] =>
		lost(before, after).map((word) => gone(`${address}${below}.${word}`));
	if (LISTS.has(section)) return lostWords(section, name, was, now);
	switch (section) {
		case 'options':
			return without(valuesOf(was), valuesOf(now), '.values');
		case 'fields':
			return retyped(address, typeOf(was), typeOf(now));
		case 'kinds':
			return without(idsIn(was), idsIn(now), '.attributes');
		case 'values':
		case 'events':
		case 'procedures':
			return told(address, toldIn(was), toldIn(now));
		case 'actions':
			return [
				...without(requiredIn(was), requiredIn(now), '.requires'),
				...without(insideOf(was), insideOf(now), '.for')
			];
		case 'map':
			return name === 'marks' ? without(wordsOfLine(was), wordsOfLine(now), '') : [];
		default:
			return [];
	}
}

/** Of `(who: player, by: player? = none): int`. */
interface Told {
	params: { id: string; type: string; fallback: boolean }[];
	result: string;
}

function toldIn(line: string): Told {
	const [, inside = '', result = ''] = /\((.*)\)(?:: )?(.*)$/.exec(line) ?? [];
	const params = wordsOfLine(inside).map((param) => {
		const [, id = '', type = '', fallback = ''] = /^([^:]*): ([^=]*?)( = .*)?$/.exec(param) ?? [];
		return { id, type, fallback: fallback !== '' };
	});
	return { params, result };
}

/** Patterns name parameters by their places and steps by their names: both stay as they are. */
function told(address: string, was: Told, now: Told): Broken[] {
	const ids = now.params.map(({ id }) => id);
	const [stay, left] = [
		was.params.filter(({ id }) => ids.includes(id)),
		was.params.filter(({ id }) => !ids.includes(id))
	];
	const places = stay.map(({ id }) => ids.indexOf(id));
	const isInOrder = places.every((place, i) => i === 0 || places[i - 1]! < place);
	const isValue = address.startsWith('values.');
	const added = now.params.filter(
		({ id, type, fallback }) =>
			!fallback && (isValue || !type.endsWith('?')) && !was.params.some((param) => param.id === id)
	);
	return [
		...left.map(({ id }) => gone(`${address}.params.${id}`)),
		...(isInOrder ? [] : [{ address, says: 'has its parameters in another order: keep it' }]),
		...stay.flatMap(({ id, type }) => {
			const current = now.params.find((param) => param.id === id)?.type ?? '';
			return current === `${type}?` ? [] : retyped(`${address}.params.${id}`, type, current);
		}),
		...added.map(({ id, type }) => ({
			address: `${address}.params.${id}`,
			says: `is new and has to be given: write a default, ${id}: { type: ${type}, default: ... }`
		})),
		...retyped(address, was.result, now.result)
	];
}

function retyped(address: string, was: string, now: string): Broken[] {
	const says = `was ${was} and is ${now}: keep its type, or give it another name and write where it is now`;
	return was === now ? [] : [{ address, says }];
}

function lostWords(section: string, name: string, was: string, now: string): Broken[] {
	const words = lost(wordsOfLine(was), wordsOfLine(now));
	return words.map((word) => gone(addressOf(section, name, word)));
}

const gone = (address: string): Broken => ({ address, says: null });

const lost = (was: readonly string[], now: readonly string[]): string[] =>
	was.filter((word) => !now.includes(word));

function addressOf(section: string, name: string, word?: string): string {
	if (word === undefined) return section === 'map' ? `map.${name}` : `${section}.${name}`;
	switch (section) {
		case 'enums':
			return `enums.${name}.values.${word}`;
		case 'pieces':
			return `pieces.${word}`;
		case 'text':
			return `text.en.${name}.${word}`;
		case 'steps':
			return `${name}.${word}`;
		default:
			return `${section}.${name}.${word}`;
	}
}

const valuesOf = (option: string): string[] =>
	option.startsWith('int ') ? [] : wordsOfLine(typeOf(option));
const typeOf = (line: string): string => line.replace(/ = .*$/, '');
const insideOf = (line: string): string[] => wordsOfLine(/\((.*?)\)/.exec(line)?.[1] ?? '');
const requiredIn = (action: string): string[] =>
	(action.split(' requires ')[1] ?? '').split(' ').filter((id) => id !== '');
