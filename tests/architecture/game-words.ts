/** Which words belong to one game and therefore not into the workbench, and where they stand all the same. */
import { isMap, isScalar, parseAllDocuments } from 'yaml';
import { filesIn, type SourceFile } from './sources.ts';

/** Known to be some game's, whatever the rulesets declare today. */
const ALWAYS = `
	advisor battle bluff bribe bribery cadre castle citadel creature cup desert event-card forest fort frozen-waste gold governor
	hero income jungle kadab kings-and-creatures kings-and-things kingsburg knight legend magic monster mountain
	pegasus rack swamp terrain-lord tower treasure village warlord west-end
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
	option orange order owner part pass path pawn phase piece pink play player player-count purple question queen
	random red resource right ring roll round row score seat set side size small south space special spirit sprite stack
	start state status step stop stock stone three thing tile token top turn two value victory-points west white win
	winner yellow yes builder power powers explorer trader lucky
`;

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Sections whose every id names something of the game's world: in words or as an id, it may not appear. */
const WORLD_SECTIONS = ['pieces', 'kinds'];
/** Sections whose ids are often plain verbs and nouns: those of several words may not appear in their own spelling. */
const OTHER_SECTIONS = [
	'values',
	'events',
	'effects',
	'actions',
	'procedures',
	'zones',
	'options',
	'fields',
	'enums',
	'invariants'
];

export interface GameWords {
	/** Sequences of lower-case words: `giant ape` stands for `giant-ape`, `giantApe` and `Giant Apes`. */
	phrases: Set<string>;
	/** Ids as they are written in YAML: `may-enter`. */
	ids: Set<string>;
}

export function gameWords(): GameWords {
	const common = new Set(words(COMMON));
	const phrases = new Set(words(ALWAYS).map(inWords));
	const ids = new Set<string>();
	for (const file of ['rulesets', 'templates'].flatMap((folder) => filesIn(folder, ['.yaml']))) {
		const declared = declarationsIn(file);
		for (const id of declared.world) if (!common.has(id)) phrases.add(inWords(id));
		for (const id of declared.others) if (!common.has(id) && id.includes('-')) ids.add(id);
	}
	return { phrases, ids };
}

function declarationsIn({ text }: SourceFile): { world: string[]; others: string[] } {
	const world: string[] = [];
	const others: string[] = [];
	for (const document of parseAllDocuments(text)) {
		const top = 'contents' in document ? document.contents : null;
		if (!isMap(top)) continue;
		for (const section of WORLD_SECTIONS) world.push(...keys(top.get(section)));
		for (const section of OTHER_SECTIONS) others.push(...keys(top.get(section)));
		for (const holder of ['game', 'layer', 'variant']) {
			const id = top.getIn([holder, 'id']);
			if (typeof id === 'string' && id.includes('-')) world.push(id);
		}
	}
	return { world, others };
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

const inWords = (id: string): string => normal(id).join(' ');

export function gameWordsIn({ path, text }: SourceFile, { phrases, ids }: GameWords): string[] {
	const longest = Math.max(...[...phrases].map((phrase) => phrase.split(' ').length));
	const found: string[] = [];
	text.split('\n').forEach((line, index) => {
		const note = (word: string): void => {
			found.push(`${path}:${index + 1} says "${word}": ${line.trim()}`);
		};
		for (const [id] of line.matchAll(/[a-z0-9]+(-[a-z0-9]+)+/g)) if (ids.has(id)) note(id);
		// The element <legend> is HTML's, the method getLegend Monaco's, the legend of token types the protocol's.
		const all = normal(line.replace(/<\/?legend\b|\bgetLegend\b|\blegend: \{ tokenTypes\b/g, ' '));
		for (let start = 0; start < all.length; start++) {
			for (let length = Math.min(longest, all.length - start); length > 0; length--) {
				const phrase = all.slice(start, start + length).join(' ');
				if (!phrases.has(phrase) && !phrases.has(phrase.replace(/s$/, ''))) continue;
				note(phrase);
				start += length - 1;
				break;
			}
		}
	});
	return found;
}
