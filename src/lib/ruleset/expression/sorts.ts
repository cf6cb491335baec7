/** What a name stands for, in words that are translated; the id of an enum stands for itself. */
import { type Said, say } from '#lib/language/said.ts';

const SORTS: Readonly<Record<string, Said>> = {
	answer: say`word/answer: answer`,
	answers: say`meaning/answers: answers`,
	attribute: say`word/attribute: attribute`,
	cell: say`meaning/cell: cell`,
	function: say`meaning/function: function`,
	'game field': say`meaning/game-field: game field`,
	kind: say`word/kind: kind`,
	local: say`word/local: local`,
	mark: say`meaning/mark: mark`,
	member: say`meaning/member: member`,
	number: say`meaning/number: number`,
	option: say`word/option: option`,
	piece: say`word/piece: piece`,
	'piece field': say`meaning/piece-field: piece field`,
	'player field': say`meaning/player-field: player field`,
	set: say`meaning/set: set`,
	'space field': say`meaning/space-field: space field`,
	value: say`word/value: value`,
	zone: say`word/zone: zone`
};

export function sortOfName(what: string): Said {
	return (Object.hasOwn(SORTS, what) ? SORTS[what] : undefined) ?? say`${what}`;
}
