/** What is around a thing, for people as plain text, and as DOT for programs that draw graphs. */
import type { Arrow, Around, Kind, Place } from './graph.ts';

export function graphAsText(around: Around): string {
	const { middle, steps, things, leftOut } = around;
	const [thing] = things;
	const lines = [`${middle}${thing?.place ? ` (${placeText(thing.place)})` : ''}`];
	if (thing?.about) lines.push(`    ${thing.about}`);
	const groups = Map.groupBy(around.arrows, (arrow) => groupOf(arrow, around));
	for (const side of ['before', 'after'] as const)
		for (let n = 1; n <= steps; n++) {
			const those = groups.get(`${n} ${side}`) ?? [];
			if (those.length > 0) lines.push('', headOf(side, n), ...those.map(arrowAsText));
		}
	if (groups.size === 0) lines.push('', 'Nothing leads to it, and it leads nowhere.');
	if (leftOut > 0) lines.push('', leftOutText(leftOut));
	return lines.join('\n');
}

/** On which side of the middle an arrow is, and the how many-th on the way; on both sides it stands where it is nearer. */
function groupOf({ from, to }: Arrow, { steps, things }: Around): string {
	const find = (address: string) => things.find((thing) => thing.address === address);
	const before = (find(to)?.before ?? steps) + 1;
	const after = (find(from)?.after ?? steps) + 1;
	return before <= after ? `${before} before` : `${after} after`;
}

function headOf(side: 'before' | 'after', n: number): string {
	if (n === 1) return side === 'before' ? 'What leads to it:' : 'Where it leads:';
	return side === 'before' ? `${n} steps before it:` : `${n} steps after it:`;
}

function arrowAsText({ from, way, to, places }: Arrow): string {
	const [first, ...more] = places.map(placeText);
	const others = more.length > 0 ? `, and ${more.length} more` : '';
	return `    ${from} ${way} ${to} (${first}${others})`;
}

const placeText = ({ file, line }: Place): string => `${file}:${line}`;

const leftOutText = (leftOut: number): string =>
	`${leftOut} more ${leftOut === 1 ? 'is' : 'are'} left out: fewer steps show what is nearest.`;

const STYLES: Readonly<Record<Kind, string>> = {
	causes: 'style=bold',
	changes: 'style=solid',
	ends: 'style=solid, arrowhead=tee',
	asks: 'style=dashed',
	is: 'style=dotted'
};

export function graphAsDot({ middle, things, arrows, leftOut }: Around): string {
	const nodes = things.map(({ address, about }) => {
		const said = [
			...(address === middle ? ['penwidth=3'] : []),
			...(about === null ? [] : [`tooltip=${quoted(about)}`])
		];
		return `	${quoted(address)}${said.length > 0 ? ` [${said.join(', ')}]` : ''};`;
	});
	const edges = arrows.map(
		({ from, to, way, kind }) =>
			`	${quoted(from)} -> ${quoted(to)} [label=${quoted(way)}, ${STYLES[kind]}];`
	);
	const label = leftOut > 0 ? [`	label=${quoted(leftOutText(leftOut))};`] : [];
	const head = [`digraph ${quoted(middle)} {`, '	rankdir=LR;', '	node [shape=box];', ...label];
	return [...head, ...nodes, ...edges, '}'].join('\n');
}

/** As DOT reads it: a backslash before what would end the text or begin an escape. */
const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
