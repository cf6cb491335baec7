/** How a value came about, in words: `5 = 4 printed + 1 Banner`. */
import type { Breakdown, Told } from '#lib/engine/seat/protocol.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import type { Names } from '#lib/workbench/lookup/key-names.ts';
import { capitalised, words } from '#lib/workbench/lookup/phrase.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

type Part = Breakdown['parts'][number];

/** Who has a say: by its own name, else what is written on a piece or a kind by the name of that. */
function partName(index: RulesIndex, { stage, id }: Part): string {
	if (stage === 'base') return t('printed');
	const own = index.lexicon.find(`effects.${id}.name`, `effects.${id}`);
	if (own !== null) return own;
	const [bearer = ''] = id.split('.', 1);
	if (index.face(bearer)) return index.pieceName(bearer);
	const kind = index.lexicon.find(`kinds.${bearer}.name`, `kinds.${bearer}`);
	return kind ?? capitalised(words(id));
}

/** What stands before a part. */
function joinText({ stage, amount }: Part, at: number): string {
	if (at === 0) return '';
	switch (stage) {
		case 'add':
			return isLess(amount) ? '\u2212' : '+';
		case 'set':
		case 'multiply':
		case 'at-least':
		case 'at-most':
		case 'with':
		case 'without':
			return t(`stage.${stage}`);
		default:
			return t('stage.other');
	}
}

function isLess(amount: Told): boolean {
	return amount.known && typeof amount.value === 'number' && amount.value < 0;
}

export function breakdownText(
	index: RulesIndex,
	names: Names,
	{ result, parts, value }: Breakdown
): string {
	const askable = index.rules.askable.find(({ id }) => id === value);
	const told = (fact: Told): string =>
		fact.known ? names.say(fact.value, askable) : t('notKnown');
	/** The sign stands in front, apart from it. */
	const amount = ({ stage, amount: toldAmount }: Part, at: number): string =>
		at > 0 && stage === 'add' && toldAmount.known && typeof toldAmount.value === 'number'
			? names.say(Math.abs(toldAmount.value), askable)
			: told(toldAmount);
	const all = parts.map((part, at) =>
		[joinText(part, at), amount(part, at), partName(index, part)].filter(Boolean).join(' ')
	);
	return `${index.nameOf(value)} ${told(result)} = ${all.join(' ')}`;
}
