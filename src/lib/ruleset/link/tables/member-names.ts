/** `x.name` means one thing: two members of one name are an error, not a matter of precedence. */
import { beside, finding } from '#lib/language/diagnostic.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import {
	MEMBERS_OF_PIECES,
	MEMBERS_OF_PLAYERS,
	MEMBERS_OF_SPACES
} from '#lib/ruleset/expression/members.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { nameOf } from '#lib/ruleset/program/rows.ts';
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import { type Said, say } from '#lib/language/said.ts';

interface Member {
	what: Said;
	node: TreeNode | null;
}

export function checkMemberNames(link: Linking): void {
	const { symbols } = link;
	for (const table of ['player', 'space', 'piece'] as const) {
		const members = new Map<string, Member>();
		const add = (id: string, member: Member): void => {
			const other = members.get(id);
			if (!other) members.set(id, member);
			else if (member.node) {
				const related = other.node ? [beside(other.node, other.what)] : [];
				const message = say`rule/already-is: "${id}" already is ${other.what}: x.${id} would mean two things`;
				link.report(finding('name/twice', member.node, message, { related }));
			}
		};
		const builtIn = {
			player: MEMBERS_OF_PLAYERS,
			space: MEMBERS_OF_SPACES,
			piece: MEMBERS_OF_PIECES
		}[table];
		for (const id of builtIn)
			add(id, { what: say`rule/member-of-language: a member of the language`, node: null });
		for (const [f, { key }] of link.fieldNodes[table].entries()) {
			const { row } = symbols.fields[table][f]!;
			const field = { what: say`rule/a-field: a field`, node: key };
			if (!row || row.place === 0) add(row?.of ?? key.text, field);
		}
		if (table === 'piece') {
			for (const [id, node] of attributeKeys(link))
				add(id, { what: say`rule/printed-on-pieces: printed on pieces`, node });
		}
		if (table === 'space') {
			for (const [id, { key }] of entriesOf(childOf(link.whole('map'), 'marks'))) {
				add(id, { what: say`rule/printed-on-map: printed on the map`, node: key });
			}
		}
		for (const [id, { key }] of link.section('zones')) {
			const zone = symbols.zones.find((known) => nameOf(known) === id);
			if (zone?.per === table) add(id, { what: say`rule/a-zone: a zone`, node: key });
		}
		for (const [v, [id, { key }]] of link.section('values').entries()) {
			const type = symbols.values[v]?.params[0]?.type;
			const plain = type?.t === 'optional' ? type.of : type;
			if (plain?.t === table) add(id, { what: say`rule/a-value: a value`, node: key });
		}
	}
}

/** Each attribute once, where it is declared first. */
function attributeKeys(link: Linking): Map<string, TreeNode> {
	const keys = new Map<string, TreeNode>();
	for (const node of link.kindNodes) {
		for (const [id, { key }] of entriesOf(childOf(node, 'attributes'))) {
			if (!keys.has(id)) keys.set(id, key);
		}
	}
	return keys;
}
