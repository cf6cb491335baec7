/** Pictures of one's own: what can be shown of them. Whatever is wrong with one stops no game. */
import { type Diagnostic, finding, type Place } from '#lib/language/diagnostic.ts';
import type { FindingCode } from '#lib/language/finding-codes.ts';
import { placeIn } from '#lib/language/findings.ts';
import { asScalar } from '#lib/language/nodes.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import { pictureTrouble, type PictureTrouble, readPicture } from '#lib/ruleset/art/picture.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

/** Of one picture; the next ones are seldom of another kind. */
const MOST_FOUND = 5;

const CODES = {
	'not-a-picture': 'art/not-a-picture',
	'too-large': 'art/too-large',
	more: 'art/more',
	'not-allowed': 'art/not-allowed'
} as const satisfies Record<PictureTrouble['why'], FindingCode>;

/** By name; those of which nothing can be shown are not among them. */
export function linkArt(link: Linking): Program['art'] {
	const art: Program['art'] = {};
	for (const [name, { value }] of link.section('art')) {
		const node = asScalar(value);
		const picture = node && readPicture(node.text);
		if (picture?.ok) art[name] = picture.href;
		else if (node && picture) for (const finding of troubles(node, picture)) link.report(finding);
	}
	return art;
}

function troubles(node: ScalarNode, trouble: PictureTrouble): Diagnostic[] {
	const found = (at: Place, trouble: PictureTrouble): Diagnostic =>
		finding(CODES[trouble.why], at, pictureTrouble(trouble), { severity: 'warning' });
	if (trouble.why !== 'not-allowed') return [found(node, trouble)];
	return trouble.leftOut
		.slice(0, MOST_FOUND)
		.map((part) =>
			found(placeIn(node, part.from, part.to), { why: 'not-allowed', leftOut: [part] })
		);
}
