/** Which words belong to one game and therefore not into the workbench, and where they stand all the same. */
import { isMap, isScalar, parseAllDocuments, type YAMLMap } from 'yaml';
import { filesIn, type SourceFile } from './sources.ts';

/** Known to be some game's, whatever the rulesets declare today. */
const ALWAYS = `
	advisor battle bluff bribe bribery cadre castle citadel creature cup event-card fort gold governor
	hero income jungle kadab kings-and-creatures kings-and-things kingsburg knight legend magic monster mountain
	pegasus swamp terrain-lord tower treasure village warlord west-end
`;

/**
 * Words that a ruleset may use as ids and that are everybody's: those of the language, of board games in general and of
 * programming. A word of the game's world never belongs here.
 */
const COMMON = `
	action all anytime attack bag bears black blank blue board bonus boat bow brown building card cell choice city control controller
	cost counter cube deck defence defense diamond die discard draw east effect end event face face-down face-up fan field first
	first-player free game gate ghost green grey hand hand-limit hex hidden high hit house-rule item keep king label land large
	last left level lose low main map mark marker max-rounds medium middle move neutral no none north number one open
	option orange order owner part pass path pawn phase piece pink play player player-count purple question queen rack
	random red resource right ring roll round row score seat set side size small south space special spirit sprite stack
	start state status step stop stock stone three thing tile token top turn two value victory-points west white win
	winner yellow yes
`;

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Sections whose every id names something of the game's world. */
const WORLD_SECTIONS = ['pieces', 'kinds'];
/** Sections whose ids are often plain verbs and nouns: there only those of several words count. */
const PHRASE_SECTIONS = [
	'values',
	'events',
	'effects',
	'actions',
	'procedures',
	'zones',
	'options'
];

/** All game words, as sequences of lower-case words: `giant ape`. */
export function gameWords(): Set<string> {
	const ids = [...words(ALWAYS)];
	for (const file of filesIn('rulesets', ['.yaml'])) ids.push(...idsIn(file));
	const common = new Set(words(COMMON));
	return new Set(
		ids.filter((id) => !common.has(id) && !/^\d/.test(id)).map((id) => normal(id).join(' '))
	);
}

function idsIn({ text }: SourceFile): string[] {
	const ids: string[] = [];
	for (const document of parseAllDocuments(text)) {
		const top = 'contents' in document ? document.contents : null;
		if (!isMap(top)) continue;
		for (const section of WORLD_SECTIONS) ids.push(...keys(top.get(section)));
		for (const section of PHRASE_SECTIONS) {
			ids.push(...keys(top.get(section)).filter((id) => id.includes('-')));
		}
		for (const holder of ['game', 'layer', 'variant']) {
			const id = isMap(top.get(holder)) ? (top.get(holder) as YAMLMap).get('id') : null;
			if (typeof id === 'string' && id.includes('-')) ids.push(id);
		}
	}
	return ids;
}

function keys(node: unknown): string[] {
	if (!isMap(node)) return [];
	return node.items.map(({ key }) => (isScalar(key) ? String(key.value) : String(key)));
}

/** `giantApe`, `giant-ape` and `Giant Apes` are the same words. */
function normal(text: string): string[] {
	return text
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter((word) => word !== '');
}

export function gameWordsIn(file: SourceFile, forbidden: Set<string>): string[] {
	const longest = Math.max(...[...forbidden].map((phrase) => phrase.split(' ').length));
	const found: string[] = [];
	file.text.split('\n').forEach((line, index) => {
		// The element <legend> is HTML's.
		const all = normal(line.replace(/<\/?legend\b/g, ' '));
		for (let start = 0; start < all.length; start++) {
			for (let length = Math.min(longest, all.length - start); length > 0; length--) {
				const phrase = all.slice(start, start + length).join(' ');
				if (!forbidden.has(phrase) && !forbidden.has(phrase.replace(/s$/, ''))) continue;
				found.push(`${file.path}:${index + 1} says "${phrase}": ${line.trim()}`);
				start += length - 1;
				break;
			}
		}
	});
	return found;
}
