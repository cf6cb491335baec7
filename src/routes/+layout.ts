import { fetchLanguage } from '#lib/workbench/i18n/Messages.svelte.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';
import type { LayoutLoad } from './$types';

/** The rules run in a worker of the page; nothing is rendered on the way to it. */
export const ssr = false;

/** The page speaks when its language is there; without it, in English. */
export const load: LayoutLoad = async () => {
	await fetchLanguage(settings.language);
};
