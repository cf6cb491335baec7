/** The languages of the page, each by its own name. A new one is a line here and a folder in `workbench/i18n/languages/`. */
export const LANGUAGE_NAMES = {
	en: 'English',
	fr: 'Français',
	de: 'Deutsch'
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;
