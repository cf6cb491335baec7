/** While a page is about one game, texts call things as that game does. */
import { callThings } from '#lib/workbench/i18n/Things.svelte.ts';
import type { Lexicon } from './phrase.ts';
import { thingsOf } from './things-of.ts';

/** To be called while a component is made; null: no game is there yet. */
export function callThingsAsIn(lexicon: () => Lexicon | null | undefined): void {
	$effect.pre(() => {
		const known = lexicon();
		callThings(known ? thingsOf(known) : {});
		return () => callThings({});
	});
}
