/** What a name stands for, in words that are translated; the id of an enum stands for itself. */
import { type Said, say } from '#lib/language/said.ts';

const SORTS: Readonly<Record<string, Said>> = {
	answer: say`answer`,
	answers: say`answers`,
	attribute: say`attribute`,
	cell: say`cell`,
	function: say`function`,
	'game field': say`game field`,
	kind: say`kind`,
	local: say`local`,
	mark: say`mark`,
	member: say`member`,
	number: say`number`,
	option: say`option`,
	piece: say`piece`,
	'piece field': say`piece field`,
	'player field': say`player field`,
	set: say`set`,
	'space field': say`space field`,
	value: say`value`,
	zone: say`zone`
};

export function sortOfName(what: string): Said {
	return (Object.hasOwn(SORTS, what) ? SORTS[what] : undefined) ?? say`${what}`;
}
