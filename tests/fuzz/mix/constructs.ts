/** What rules can say, and in which of the games made at random it is said. */

/** By how it looks in the text of a game: one definition a line. */
export const CONSTRUCTS: Record<string, RegExp> = {
	'modify: of a value': /modify: power\(/,
	'modify: of an attribute': /modify: worth\(/,
	'modify: of the face': /modify: face\(/,
	'modify: of a set, with': /modify: chosen-few[^\n]*with:/,
	'modify: of a set, without': /modify: chosen-few[^\n]*without:/,
	'printed()': /printed\(/,
	'effects of kinds': /^ {2}(thing|stone): [^\n]*effects:/m,
	'effects of pieces': /^ {2}rock: [^\n]*effects:/m,
	'fields that hold sets': /set: (few|moods|"[^"]*\.friends")/,
	'fields that hold a face': /set: [a-z0-9]+\.shape/,
	'until: an event': /type: [^\n]*until: (\[?tick|\{ after)/,
	'until: when it holds': /until: \{ after: over/,
	'until: leaves': /until: (\[tick, )?\{ leaves/,
	'limit: of an action': /^ {2}a\d+: [^\n]*limit: /m,
	'limit: of an effect': /(after|replace): [^\n]*limit: /,
	'limit: until': /limit: \{[^}]*until: /,
	'modify: of a value about a set': /modify: "?(weight|rest-of)\(/,
	'on-die': /on-die: fallen/,
	'on-draw': /on-draw: drawn/,
	'on-pick': /on-pick: \[/,
	'on-roll': /on-roll: rolled/,
	'on-shuffle': /on-shuffle: shuffled/,
	'pick one': /pick: (?!lot\d+, from: "[^"]*", count)/,
	'pick some': /pick: lot\d+, from: "[^"]*", count/,
	'swap players': /swap: "(?!cell|\w*\.)[^}]*with: "only/,
	'swap spaces': /swap: "[^"]*", with: "(cell|each|about|lot)/,
	seen: /seen: /,
	checkpoint: /checkpoint: /,
	'restore, keeping:': /restore: [^}]*keeping: \[turned, /,
	'secret, one': /players: "players where[^}]*from: (cells|players|"[^"]*") }/,
	'secret, declined': /players: "players where[^}]*from: "[^"]*", optional/,
	'secret, subset': /players: "players where[^}]*count: /,
	'secret, path': /players: "players where[^}]*path: /,
	'choose, subset': /player: [^}]*count: \{ min/,
	'choose, such-that:': /choose: [^\n]*?such-that: /,
	'choose, path': /player: [^}]*path: /,
	'choose, while:': /choose: [^\n]*?while: /,
	'choose, default:': /choose: [^}]*default: |options: \{ "yes": \{\}, "no": \{\} \}, default/,
	'offer, while:': /offer: market[^}]*while: /,
	'offer, default:': /offer: market[^}]*default: /,
	'known-to': /known-to: you/,
	afterwards: /afterwards: /,
	anytime: /window: (anytime|\[market, anytime)/,
	'SET while COND': /\) while (mark|worth)/,
	'x.column, x.row': /\.(column|row)\b/,
	'next, opposite': /next\(|opposite\(/,
	'cell, worked out': /only\(cell\(/,
	clockwise: /clockwise\(/,
	ray: /ray\(/,
	region: /region\(/,
	'neighbours for whom': /modify: "neighbours\(/,
	forbid: /forbid: /,
	'replace:': /replace: "e/,
	'after:': /after: e/
};

/** In how many of these texts each stands, in percent. */
export function sharesIn(texts: readonly string[]): Record<string, number> {
	return Object.fromEntries(
		Object.entries(CONSTRUCTS).map(([name, looks]) => [
			name,
			(texts.filter((text) => looks.test(text)).length / texts.length) * 100
		])
	);
}
