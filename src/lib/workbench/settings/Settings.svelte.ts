/** What a person prefers, kept in this browser: language, theme, how fast the bots play. */
import { MediaQuery } from 'svelte/reactivity';
import { LANGUAGE_NAMES, type Language } from './languages.ts';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';
/** What a page looks like then. */
export type Look = 'light' | 'dark' | 'contrast' | 'contrast-dark';
/** Whether it is asked about answers that cannot be taken back. */
export type Ask = 'never' | 'first' | 'always';
/** Pause before a bot's answer. */
export type BotSpeed = 'instant' | 'fast' | 'normal' | 'slow' | 'paused';
/** How what happened is shown; `off`: it is only said. */
export type ShowSpeed = 'off' | 'quick' | 'normal' | 'slow';

interface Kept {
	/** null: not chosen, the browser's. */
	language: Language | null;
	theme: Theme;
	botSpeed: BotSpeed;
	showSpeed: ShowSpeed;
	curtain: boolean;
	ask: Ask;
	editorOpen: boolean;
	tabMovesFocus: boolean;
	/** Widths of panes that somebody has moved, by their names; in pixels. */
	panes: Record<string, number>;
}

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];
export const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'contrast'];
export const ASKS: readonly Ask[] = ['never', 'first', 'always'];
export const BOT_SPEEDS: readonly BotSpeed[] = ['paused', 'slow', 'normal', 'fast', 'instant'];
export const SHOW_SPEEDS: readonly ShowSpeed[] = ['off', 'slow', 'normal', 'quick'];

const KEY = 'thingsmith-settings';

/** The first of the browser's languages that we speak. */
/** What a language is called in that of a reader. */
export function languageName(language: string, reader: string): string {
	return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;
}

function systemLanguage(): Language | null {
	const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
	for (const tag of wanted) {
		const language = LANGUAGES.find((candidate) => candidate === tag);
		if (language) return language;
	}
	return null;
}

function read(): Kept {
	const kept: Kept = {
		language: null,
		theme: 'system',
		botSpeed: 'normal',
		showSpeed: 'normal',
		curtain: true,
		ask: 'first',
		editorOpen: false,
		tabMovesFocus: false,
		panes: {}
	};
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
		if (typeof stored !== 'object' || stored === null) return kept;
		const has = stored as Partial<Record<keyof Kept, unknown>>;
		kept.language = LANGUAGES.find((candidate) => candidate === has.language) ?? kept.language;
		kept.theme = THEMES.find((theme) => theme === has.theme) ?? kept.theme;
		kept.botSpeed = BOT_SPEEDS.find((speed) => speed === has.botSpeed) ?? kept.botSpeed;
		kept.showSpeed = SHOW_SPEEDS.find((speed) => speed === has.showSpeed) ?? kept.showSpeed;
		kept.curtain = has.curtain !== false;
		kept.ask = ASKS.find((ask) => ask === has.ask) ?? kept.ask;
		kept.editorOpen = has.editorOpen === true;
		kept.tabMovesFocus = has.tabMovesFocus === true;
		kept.panes = widthsIn(has.panes);
	} catch {
		// Nothing readable was stored; the defaults stand.
	}
	return kept;
}

function widthsIn(stored: unknown): Record<string, number> {
	if (typeof stored !== 'object' || stored === null) return {};
	const widths = Object.entries(stored).filter(
		(entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0
	);
	return Object.fromEntries(widths);
}

export class Settings {
	#kept = $state<Kept>(read());
	#prefersDark = new MediaQuery('(prefers-color-scheme: dark)');
	#prefersCalm = new MediaQuery('(prefers-reduced-motion: reduce)');
	#prefersContrast = new MediaQuery('(prefers-contrast: more)');

	get language(): Language {
		return this.#kept.language ?? systemLanguage() ?? 'en';
	}

	/** null: nobody has chosen, and the browser says what it thinks. */
	get chosenLanguage(): Language | null {
		return this.#kept.language;
	}
	set chosenLanguage(language: Language | null) {
		this.#keep({ language });
	}

	get theme(): Theme {
		return this.#kept.theme;
	}
	set theme(theme: Theme) {
		this.#keep({ theme });
	}

	get botSpeed(): BotSpeed {
		return this.#kept.botSpeed;
	}
	set botSpeed(botSpeed: BotSpeed) {
		this.#keep({ botSpeed });
	}

	get showSpeed(): ShowSpeed {
		return this.#kept.showSpeed;
	}
	set showSpeed(showSpeed: ShowSpeed) {
		this.#keep({ showSpeed });
	}

	/** Milliseconds for a sentence of what happened; 0: nothing moves. */
	get showDelay(): number {
		if (this.#prefersCalm.current) return 0;
		return { off: 0, quick: 420, normal: 1000, slow: 2000 }[this.showSpeed];
	}

	/** Whether a curtain hides the table while it changes hands. */
	get curtain(): boolean {
		return this.#kept.curtain;
	}
	set curtain(curtain: boolean) {
		this.#keep({ curtain });
	}

	get ask(): Ask {
		return this.#kept.ask;
	}
	set ask(ask: Ask) {
		this.#keep({ ask });
	}

	get editorOpen(): boolean {
		return this.#kept.editorOpen;
	}
	set editorOpen(editorOpen: boolean) {
		this.#keep({ editorOpen });
	}

	get tabMovesFocus(): boolean {
		return this.#kept.tabMovesFocus;
	}
	set tabMovesFocus(tabMovesFocus: boolean) {
		this.#keep({ tabMovesFocus });
	}

	get panes(): Readonly<Record<string, number | undefined>> {
		return this.#kept.panes;
	}

	/** null: as wide as it is usually. */
	setPane(name: string, width: number | null): void {
		const { [name]: _, ...others } = this.#kept.panes;
		this.#keep({ panes: width === null ? others : { ...others, [name]: width } });
	}

	/** For a style; undefined where nobody has moved its edge. */
	paneWidth(name: string): string | undefined {
		const width = this.#kept.panes[name];
		return width === undefined ? undefined : `${width}px`;
	}

	get look(): Look {
		const { theme } = this;
		if (theme === 'light' || theme === 'dark') return theme;
		const dark = this.#prefersDark.current;
		if (theme === 'contrast' || this.#prefersContrast.current)
			return dark ? 'contrast-dark' : 'contrast';
		return dark ? 'dark' : 'light';
	}

	/** Milliseconds before a bot answers; null while bots wait to be stepped. */
	get botDelay(): number | null {
		return { paused: null, slow: 1600, normal: 650, fast: 160, instant: 0 }[this.botSpeed];
	}

	#keep(change: Partial<Kept>): void {
		Object.assign(this.#kept, change);
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#kept));
		} catch {
			// Where nothing can be kept it holds as long as the page is open; the page says that of what matters more.
		}
	}
}

export const settings = new Settings();
