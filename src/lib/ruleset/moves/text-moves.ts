/**
 * Texts go with what they are about: `text.en.actions.buy` with `actions.buy`. In a list of moves, a text of its own stands
 * without its language: `text.log.bought`.
 */
/** Where an old address is now. */
export interface Moved {
	/** With which it moved, the last time it did. */
	version: number;
	/** null when it is nowhere. */
	to: string | null;
	advice: string;
}

type Follow = (address: string) => Moved | null;

/** Which address a text is about, and which text is about an address: null where that is none of its kind. */
interface Kinship {
	text: RegExp;
	addresses: (words: readonly string[]) => string[];
	about: RegExp;
	path: (words: readonly string[]) => string;
}

const OWNERS = ['procedures', 'actions', 'events', 'effects'];

const KINSHIPS: readonly Kinship[] = [
	{
		text: /^choices\.([^.]+)\.([^.]+)$/,
		addresses: ([owner = '', local = '']) =>
			OWNERS.map((section) => `${section}.${owner}.do.choose-${local}`),
		about: /^(?:procedures|actions|events|effects)\.([^.]+)\.(?:.*\.)?choose-([^.]+)$/,
		path: ([owner = '', local = '']) => `choices.${owner}.${local}`
	},
	{
		text: /^requires\.([^.]+)\.([^.]+)$/,
		addresses: ([action = '', id = '']) => [`actions.${action}.requires.${id}`],
		about: /^actions\.([^.]+)\.requires\.([^.]+)$/,
		path: ([action = '', id = '']) => `requires.${action}.${id}`
	},
	{
		text: /^(enums|options)\.([^.]+)\.([^.]+)$/,
		addresses: ([section = '', id = '', value = '']) => [`${section}.${id}.values.${value}`],
		about: /^(enums|options)\.([^.]+)\.values\.([^.]+)$/,
		path: ([section = '', id = '', value = '']) => `${section}.${id}.${value}`
	},
	{
		text: /^fields\.([^.]+)$/,
		addresses: ([id = '']) =>
			['game', 'player', 'space', 'piece'].map((of) => `fields.${of}.${id}`),
		about: /^fields\.[^.]+\.([^.]+)$/,
		path: ([id = '']) => `fields.${id}`
	},
	{
		text: /^([a-z-]+)\.([^.]+)$/,
		addresses: ([section = '', id = '']) => [`${section}.${id}`],
		about: /^([a-z-]+)\.([^.]+)$/,
		path: ([section = '', id = '']) => `${section}.${id}`
	}
];

const TEXT = /^text\.([a-z]{2})\.(.+)$/;
const PARTS = /\.(name|plural|rule|ask|log|prevented|pass|none)$/;

export function textMoved(address: string, follow: Follow): Moved | null {
	const [, language = '', whole = ''] = TEXT.exec(address) ?? [];
	if (whole === '') return null;
	const part = PARTS.exec(whole)?.[0] ?? '';
	const path = part === '' ? whole : whole.slice(0, -part.length);
	const withLanguage = (moved: Moved, to: string | null): Moved => ({
		...moved,
		to: to === null ? null : `text.${language}.${to}${part}`
	});
	const own = follow(`text.${path}`);
	if (own) return withLanguage(own, own.to === null ? null : own.to.replace(/^text\./, ''));
	for (const kinship of KINSHIPS) {
		const words = kinship.text.exec(path)?.slice(1);
		for (const about of words ? kinship.addresses(words) : []) {
			const moved = follow(about);
			if (moved === null) continue;
			const now = moved.to === null ? null : kinship.about.exec(moved.to)?.slice(1);
			if (now === null || now) return withLanguage(moved, now && kinship.path(now));
		}
	}
	return null;
}
