/**
 * What a language has no words for stands there in English, and says so in `lang`: whoever has the page read aloud hears it
 * spoken as English. Nothing that is in the language of the page says so.
 */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { standing } from '../hands/positions.ts';
import { packed } from './sent.ts';
import { asked, errorsOf } from './table.ts';

/** In the words of nobody else. */
const NAME = 'Plainly English Griffin';
const SHORT = 'Plain Griffin';
const RULE = 'Never read in German.';
const LINE = 'Nobody has said this in German';
const OPTION = 'How plain it is';
const VARIANT = 'The plain rules';
const ENGLISH = [NAME, SHORT, RULE, LINE, OPTION, 'Quite plain', VARIANT];

/** Each is called as it calls itself. */
const LANGUAGES = ['English', 'Deutsch', 'Français'];

const OWN = `
variant:
  id: plain
  game: kings-and-things
  edition: west-end
  house-rules: []
  options: {}
options:
  plainness: { values: { somewhat: {}, quite: {} }, default: somewhat }
pieces:
  griffin: { kind: creature, terrain: plains, combat: 3, flying: true }
effects:
  told:
    after: income-placed(who, what, h)
    when: option.plainness == somewhat
    do:
      - log: told
text:
  en:
    variants: { plain: ${VARIANT} }
    options: { plainness: { name: ${OPTION}, somewhat: Somewhat plain, quite: Quite plain } }
    pieces: { griffin: { name: ${NAME}, short: ${SHORT}, rule: ${RULE} } }
    log: { told: ${LINE} }
`;
const EDITS = { 'variants/plain.yaml': OWN };

const IN_THE_RACK = `
scenario: a griffin and a village in the rack
cite: KT-8.2.4-a
players: 2
given:
  map: { "0,0": plains, "1,0": plains }
  set: { round: 1, first-player: p1, "hex(0,0).controller": p1, "hex(1,0).controller": p1 }
  place: { rack(p1): [griffin, farmers, village] }
start: { call: deploy-things, with: { you: p1 } }
`;

/** What is shown in a language other than that of the page, and English words of ours that say no language. */
const spoken = (page: Page): Promise<{ marked: string[]; unmarked: string[] }> =>
	page.evaluate(
		([english, languages]) => {
			const page = document.documentElement.lang;
			const tongue = (element: Element | null): string =>
				element?.closest('[lang]')?.getAttribute('lang') ?? '';
			const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			const said: { text: string; language: string }[] = [];
			while (words.nextNode()) {
				const { data, parentElement } = words.currentNode as Text;
				if (languages.includes(data.trim())) continue;
				if (parentElement?.closest('script, style') || !/\p{L}/u.test(data)) continue;
				said.push({ text: data.trim(), language: tongue(parentElement) });
			}
			// What shows no words speaks by its label.
			for (const element of document.body.querySelectorAll('[aria-label]')) {
				const text = element.getAttribute('aria-label') ?? '';
				if (element.textContent.trim() === '') said.push({ text, language: tongue(element) });
			}
			const ours = new Set(english);
			return {
				marked: said.flatMap(({ text, language }) =>
					language === page ? [] : [`${language}: ${text}`]
				),
				unmarked: said.flatMap(({ text, language }) =>
					language === page && ours.has(text) ? [text] : []
				)
			};
		},
		[ENGLISH, LANGUAGES] as const
	);

/** Only these are marked, each of them somewhere, and they nowhere stand unmarked. */
async function marks(page: Page, expected: readonly string[]): Promise<void> {
	await expect
		.poll(async () => {
			const { marked, unmarked } = await spoken(page);
			return { marked: [...new Set(marked)].toSorted(), unmarked };
		})
		.toEqual({ marked: expected.map((text) => `en: ${text}`).toSorted(), unmarked: [] });
}

test('English that stands in on a German page says that it is English, and nothing else does', async ({
	page
}) => {
	const errors = errorsOf(page);
	await page.addInitScript(() => {
		const settings = { language: 'de', curtain: false, ask: 'never', botSpeed: 'instant' };
		localStorage.setItem('thingsmith-settings', JSON.stringify(settings));
	});
	await page.goto('/');
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await marks(page, []);

	// Sent by somebody, taken in, and looked at before a game.
	await page.goto(`/open#${packed(Object.entries(EDITS))}`);
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await page.getByRole('button', { name: 'Zu meinen nehmen' }).click();
	await expect.poll(() => new URL(page.url()).pathname).toBe('/');
	await expect(page.locator('main[data-ready="true"]')).toBeVisible();
	await page.locator('summary', { hasText: 'Regelvarianten' }).click();
	// The other value says as well, in German, that it is the usual one.
	await marks(page, [VARIANT, OPTION, 'Quite plain']);

	const { file } = standing('plain', IN_THE_RACK, EDITS);
	await page
		.locator('input[type="file"]')
		.first()
		.setInputFiles({
			name: 'plain.json',
			mimeType: 'application/json',
			buffer: Buffer.from(JSON.stringify(file))
		});
	await expect(page.locator('.table')).toBeVisible();
	await asked(page);
	await marks(page, [VARIANT, NAME, SHORT]);

	// Its facts.
	const rack = page.locator('[data-zone="rack(p1)"] .counter');
	await rack.first().hover();
	await marks(page, [VARIANT, NAME, SHORT, RULE]);

	// The log, in which one line is German and the next one is not.
	await rack.nth(2).click();
	await page.locator('[data-space="hex(0,0)"]').click();
	await asked(page);
	await page.getByRole('tab', { name: 'Protokoll' }).click();
	await marks(page, [VARIANT, NAME, SHORT, LINE]);

	// Answers: which creatures?
	await page.getByRole('button', { name: 'Wesen in die Ebene 0,0 legen' }).click();
	await page.getByRole('button', { name: /^Liste/ }).click();
	await expect(page.locator('.options [data-option]', { hasText: NAME })).toBeVisible();
	await marks(page, [VARIANT, NAME, SHORT, LINE]);
	expect(errors).toEqual([]);
});
