/** The moment at which a machine stands, as a file of one scenario: all of it, hidden things too. */
import { playerKey } from '#lib/engine/seat/keys.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { asked } from '#lib/engine/play/play.ts';
import { keyText, blockText, type Plain } from '#lib/language/editing/plain-text.ts';
import { legalOf } from './scenario-answers.ts';

/** Under which rules: a variant, or layers put together by hand. */
export interface ScenarioRules {
	variant: string | null;
	/** Ids of the layers where no variant is named. */
	edition: string | null;
	houseRules: readonly string[];
	options: Readonly<Record<string, string | number>>;
}

/** `remark`: a line for whoever goes on writing, above what is claimed. */
export interface ScenarioWords {
	title: string;
	remark: string;
}

/** The text, and the line (from 1) on which the remark stands. What it claims is true: something is asked that can be answered. */
export function scenarioText(
	m: Machine,
	{ variant, edition, houseRules, options }: ScenarioRules,
	{ title, remark }: ScenarioWords
): { text: string; line: number } {
	const layers: [string, Plain][] =
		variant === null
			? [
					...(edition === null ? [] : [['editions', [edition]] satisfies [string, Plain]]),
					...(houseRules.length === 0
						? []
						: [['house-rules', houseRules] satisfies [string, Plain]])
				]
			: [['variant', variant]];
	const head: [string, Plain][] = [
		['scenario', title],
		...layers,
		...(Object.keys(options).length === 0 ? [] : [['options', options] satisfies [string, Plain]]),
		['players', m.program.players],
		['given', { position: plain(positionOf(m)) }]
	];
	const before = head
		.map(([key, value]) => `${keyText(key, false)}:${blockText(value, '')}\n`)
		.join('');
	const line = before.split('\n').length + 1;
	const claims = claimsOf(m).map((claim) => `  -${blockText(claim, '  ')}\n`);
	const oneLine = remark.replaceAll(/\s+/g, ' ');
	return { text: `${before}then:\n  # ${oneLine}\n${claims.join('')}`, line };
}

/** Of every seat that is asked, one answer that it may give: a question that is claimed need not be answered. */
export function claimsOf(m: Machine): Plain[] {
	const claims = seatsIn(asked(m)).flatMap((seat): Plain[] => {
		const legal = legalOf(m, seat);
		if (!legal) return [];
		const answer = legal.kind === 'amount' ? { min: legal.min } : legal.keys.slice(0, 1);
		return [{ legal: { [playerKey(seat)]: answer } }];
	});
	return claims.length === 0 ? [{ is: true }] : claims;
}

/** A position is plain data; only its type does not say so. */
function plain(data: unknown): Plain {
	return JSON.parse(JSON.stringify(data)) as Plain;
}
