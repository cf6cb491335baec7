/** Why nothing was made of what has arrived, in the reader's language. */
import type { Problem } from '#lib/parcel/parcel.ts';
import { visible } from '#lib/language/tools/visible.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';

export function problemText({ why, at }: Problem): string {
	const said = t(`parcel.${why}`);
	return at === '' ? said : t('parcelAt', { file: visible(at), problem: said });
}
