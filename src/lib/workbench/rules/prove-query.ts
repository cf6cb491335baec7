/** Rules that are to be proved, as the end of an address. */
import type { RulesChoice } from '#lib/rules-server/rules-server.ts';

export function proveQuery({ variant, layers, options }: RulesChoice): string {
	const query = new URLSearchParams({ variant });
	for (const layer of layers ?? []) query.append('rule', layer);
	// No house rule and no edition is a choice as well.
	if (layers?.length === 0) query.append('rule', '');
	for (const [id, value] of Object.entries(options)) query.append('option', `${id}=${value}`);
	return query.toString();
}

/** null: it names none. */
export function choiceOf(query: Pick<URLSearchParams, 'get' | 'getAll'>): RulesChoice | null {
	const variant = query.get('variant');
	if (variant === null || variant === '') return null;
	const rules = query.getAll('rule');
	const options = query.getAll('option').flatMap((text): [string, string | number][] => {
		const at = text.indexOf('=');
		if (at < 1) return [];
		const value = text.slice(at + 1);
		return [[text.slice(0, at), /^-?\d+$/.test(value) ? Number(value) : value]];
	});
	return {
		variant,
		layers: rules.length === 0 ? null : rules.filter((rule) => rule !== ''),
		options: Object.fromEntries(options)
	};
}
