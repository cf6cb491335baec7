/** Rules in the language of the reader. Reactive: reads the settings. */
import type { Rules } from '#lib/rules-server/rules-server.ts';
import { systemTexts } from '#lib/workbench/i18n/Messages.svelte.ts';
import { RulesIndex } from './RulesIndex.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';

export function indexFor(rules: Rules): RulesIndex {
	return new RulesIndex(rules, settings.language, systemTexts(settings.language));
}
