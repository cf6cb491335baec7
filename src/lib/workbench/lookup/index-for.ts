/** Rules in the language of the reader. Reactive: reads the settings. */
import type { Rules } from '../../../workers/engine/engine-api.ts';
import { systemTexts } from '#lib/workbench/i18n/Messages.svelte.ts';
import { RulesIndex } from './RulesIndex.ts';
import { settings } from '#lib/workbench/settings/Settings.svelte.ts';
import { readLayout } from './table-layout.ts';

export function indexFor(rules: Rules): RulesIndex {
	const language = settings.languageOr(readLayout(rules.layout).language);
	return new RulesIndex(rules, language, systemTexts(language));
}
