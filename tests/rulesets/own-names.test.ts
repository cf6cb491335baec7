/**
 * A counter that the form has made: called in English alone, nothing is found about it in any game; called in German and
 * French as well, the lines of a played game bend its name.
 */
import { expect, test } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import type { Rules } from '#lib/rules-server/rules-server.ts';
import { rulesOf } from '#lib/rules-server/rules-info.ts';
import { firstAsked } from '#lib/engine/play/play.ts';
import { decisionView } from '#lib/engine/seat/decision-view.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { withEdits } from '#lib/game-file/game-file.ts';
import { pieceSheet } from '#lib/ruleset/report/piece-sheet.ts';
import { checkRuleset } from '#lib/ruleset/workspace/check-ruleset.ts';
import { listVariants, loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { type NameDraft, NO_NAME, wordsOf } from '#lib/workbench/desk/naming/name-draft.ts';
import { book as de } from '#lib/workbench/i18n/languages/de/book.ts';
import { book as fr } from '#lib/workbench/i18n/languages/fr/book.ts';
import { Names } from '#lib/workbench/lookup/key-names.ts';
import { phraseText } from '#lib/workbench/lookup/phrase.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { withPiece } from '#lib/workbench/mine/own-pieces.ts';
import { ownVariant, pathOfVariant } from '#lib/workbench/mine/own-variant.ts';
import { LOOKING_FOR_HEROES, standing } from '../hands/positions.ts';

const { files } = workspaceOf();
const VARIANTS = listVariants({ files });
const LANGUAGES = ['en', 'de', 'fr'];

/** As the desk makes it of a delivered variant. */
function ownOf(variant: string): { id: string; path: string; text: string } {
	const from = { id: variant, text: files.get(pathOfVariant(variant)) ?? '' };
	const own = ownVariant(`My ${variant}`, null, from, [], LANGUAGES);
	if (!own) throw new Error(`nothing can be made of ${variant}`);
	return own;
}

/** What the form hands over. */
const written = (drafts: Readonly<Record<string, NameDraft>>) =>
	Object.fromEntries(
		Object.entries(drafts).flatMap(([language, draft]) => {
			const words = wordsOf(draft);
			return words ? [[language, words] as const] : [];
		})
	);

test('counters of every kind that are called in English alone give no finding, in any game', () => {
	const edits = Object.fromEntries(
		VARIANTS.flatMap(({ id }) => {
			const own = ownOf(id);
			const kinds = new Map(
				pieceSheet(loadVariant({ files }, id)).pieces.map((piece) => [piece.kind, piece])
			);
			if (kinds.size === 0) return [];
			const text = [...kinds.values()].reduce<string | null>((now, like) => {
				const names = written({ en: { ...NO_NAME, name: `Another ${like.kind}` } });
				return now && withPiece(now, `another-${like.kind}`, like, names);
			}, own.text);
			return [[own.path, text]];
		})
	);
	expect(Object.keys(edits).length).toBeGreaterThan(7);
	const all = checkRuleset(withEdits(files, edits));
	// What the delivered layers change is another matter: numbers that the book states for fewer players.
	const found = all.filter(
		({ severity, code }) => severity !== 'acknowledged' && code !== 'layer/stale-text'
	);
	expect(found.map((finding) => finding.message)).toEqual([]);
});

const HERO = 'eagle-prince';
const SEATS = ['Anna', 'Otto'];
const SYSTEM = { de: de.system, fr: fr.system };

/** Anna looks for a hero until nothing is asked any more. */
function recruit(session: Session, hero: string): void {
	for (let seat; (seat = firstAsked(session.machine)) >= 0;) {
		const { options = [], min = 0 } = decisionView(session.machine, seat) ?? {};
		const wanted = options.findIndex(({ targets }) => targets.includes(hero));
		// An amount has no options.
		const picks = [options.length === 0 ? min : Math.max(wanted, 0)];
		expect(session.play({ seat, picks, anytime: false })).toEqual({ ok: true });
	}
}

/** The log as its reader has it. */
function logIn(language: keyof typeof SYSTEM, session: Session, rules: Rules): string[] {
	const index = new RulesIndex(rules, language, { ...SYSTEM[language] });
	const names = new Names(index, session.view(0), SEATS, {
		nothing: '–',
		pass: '–',
		unknown: String,
		hidden: String,
		space: ''
	});
	return session.log(0).map(({ phrase }) => phraseText(phrase, names));
}

/** A form that does not follow from the gender is written; all others are worked out. */
test.each([
	{
		german: {
			...NO_NAME,
			name: 'Adlerfürst',
			gender: 'masculine',
			forms: { accusative: 'den Adlerfürsten' }
		},
		french: { ...NO_NAME, name: 'Aigle royal', gender: 'masculine' },
		asked: ['Um den Adlerfürsten werben', 'Tenter de recruter l’Aigle royal'],
		told: ['Anna wirbt den Adlerfürsten an (Ebene 0,0)', 'Anna recrute l’Aigle royal (Plaine 0,0)']
	},
	{
		german: { ...NO_NAME, name: 'Eule', gender: 'feminine' },
		french: { ...NO_NAME, name: 'Chouette', gender: 'feminine' },
		asked: ['Um die Eule werben', 'Tenter de recruter la Chouette'],
		told: ['Anna wirbt die Eule an (Ebene 0,0)', 'Anna recrute la Chouette (Plaine 0,0)']
	}
])('$german.name, made with the form, is bent in the log of a game', (example) => {
	const own = ownOf('west-end');
	const { pieces } = pieceSheet(loadVariant({ files }, 'west-end'));
	const like = pieces.find(({ id }) => id === 'swordmaster')!;
	const english = { ...NO_NAME, name: 'Bird of the form' };
	const names = written({ en: english, de: example.german, fr: example.french });
	const edits = { [own.path]: withPiece(own.text, HERO, like, names) ?? '' };
	const { session } = standing(own.id, LOOKING_FOR_HEROES, edits);
	// What was answered while the game was set up comes before.
	const before = session.log(0).length;
	recruit(session, HERO);
	const composition = loadVariant({ files: withEdits(files, edits) }, own.id);
	const rules = rulesOf(link(composition, SEATS.length).program!, composition);
	const logs = (['de', 'fr'] as const).map((each) => logIn(each, session, rules).slice(before));
	expect(logs.map((log) => log.at(-1))).toEqual(example.told);
	const answered = logs.map((log) => log.map((line) => line.split(' \u2192 ')[1]));
	expect(answered.map((log) => log.find((line) => line !== undefined))).toEqual(example.asked);
});
