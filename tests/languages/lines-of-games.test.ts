/**
 * Every line of the log, every question and every answer of games that bots play, read in each language: nothing raw, nothing in
 * English, no name that the sentence does not bend. `TEST_SIZE=whole` plays all variants, and further; `LINES=samples` writes
 * docs/words/samples/ anew.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isWhole, sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { composeVariant, workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { rulesOf } from '#lib/rules-server/rules-info.ts';
import { firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { decisionView } from '#lib/engine/seat/decision-view.ts';
import type { Phrase } from '#lib/engine/seat/protocol.ts';
import { createSession, type Session } from '#lib/engine/session/session.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { listVariants } from '#lib/ruleset/workspace/workspace.ts';
import de from '#lib/workbench/i18n/languages/de/system.json' with { type: 'json' };
import en from '#lib/workbench/i18n/languages/en/system.json' with { type: 'json' };
import fr from '#lib/workbench/i18n/languages/fr/system.json' with { type: 'json' };
import { Names } from '#lib/workbench/lookup/key-names.ts';
import { phraseText, type Texts } from '#lib/workbench/lookup/phrase.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { randomPicks, testRandom } from '../fuzz/random-player.ts';
import { textsOf } from './texts-of-games.ts';

const SYSTEM = { en, fr, de };
type Language = keyof typeof SYSTEM;
const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];
/** A vowel, an h, an accent, an s at the end. */
const SEATS = ['Anna', 'Hélène', 'Otto', 'Hans', 'Élodie', 'Ben'];
const WORDS: Record<Language, { nothing: string; pass: string; space: string }> = {
	en: { nothing: 'nothing', pass: 'Pass', space: 'space' },
	fr: { nothing: 'rien', pass: 'Passer', space: 'case' },
	de: { nothing: 'nichts', pass: 'Passen', space: 'Feld' }
};

/** They are written to be read: `TEST_SIZE=whole LINES=samples`. */
const isWritten = process.env['LINES'] === 'samples';
const ALL = listVariants(workspaceOf()).map(({ id }) => id);
const VARIANTS = sampleOf('lines', ALL, 5);
const ANSWERS = isWhole() ? 1500 : 250;

/** Only names, which are the same in both languages: those of players, and those that a language itself writes as English does. */
function onlyNames(text: string, texts: Texts, language: Language): boolean {
	const own = texts[language] ?? {};
	const same = Object.entries(texts['en'] ?? {})
		.filter(([path, name]) =>
			// What spaces are called is often written once, for all languages.
			path.startsWith('spaces.')
				? (own[path] ?? name) === name
				: /^(pieces|enums|zones)\./.test(path) && own[path] === name
		)
		.map(([, name]) => name);
	const names = [...SEATS, ...same].toSorted((a, b) => b.length - a.length);
	return !/\p{L}/u.test(names.reduce((left, name) => left.replaceAll(name, ''), text));
}

/** Counters of which there are several in English. */
const PLURALS = textsOf('kings-and-things')
	.filter(({ language, path }) => language === 'en' && /^pieces\.[^.]+$/.test(path))
	.map(({ text }) => text)
	.filter((name) => /(?:[^sup]s|[Mm]en|Watusi)$/.test(name));

/** What would show that something was not bent, or not put in. */
const RAW: readonly RegExp[] = [
	/[{}]|undefined|\[object|NaN/,
	/\b(zones|pieces|enums|log|choices|actions|windows|system)\.[a-z-]+/,
	// A bare coordinate, without a word for what is there.
	/(?<![\p{L}] )(?<![\d,-])-?\d{1,2},-?\d{1,2}(?![\d])/u,
	// A local that nobody has told.
	/…/
];
/** Of one thing, and never of several, whose names may stand before them. */
const SINGULAR = 'is|has|does|goes|comes|leaves|changes|fights|flees|parries|rolls|takes';
const BREAKS: Record<Language, readonly RegExp[]> = {
	en: [
		new RegExp(`\\band (${SEATS.join('|')}) (${SINGULAR})\\b`),
		new RegExp(`(?<!of the )\\b(${PLURALS.join('|')})( \\(\\d+\\))? (${SINGULAR})\\b`)
	],
	fr: [
		/\b(de|à) (le|les)\b(?! [A-Z]?\d)/,
		/\b[dD]e (Anna|Hélène|Otto|Hans|Élodie)\b/,
		/\b(la|le|de|que) (?=[AEIOUÉÈÎÔ]\p{L})/u,
		/\p{L}'\p{L}/u,
		/(?<![\u202f\s\d])[:;!?](?!\/|\d)| [;:!?]/u,
		/\b[01] (créatures|pertes|pions|pièces|choses|points|Points)\b/,
		/\b([2-9]|\d\d+) (créature|perte|pion|pièce|chose|point|Point)\b/
	],
	de: [
		/\b(in|von|zu) dem\b|\bin das\b/,
		/\b1 (Spielmarken|Dinge|Ruhmpunkte|Verluste)\b/,
		/\b(0|[2-9]|\d\d+) (Spielmarke|Ding|Ruhmpunkt|Verlust)\b/
	]
};

/** All sentences of one game, each once. */
function said(session: Session, seats: number, answers: number): Phrase[] {
	const phrases = new Map<string, Phrase>();
	const note = (phrase: Phrase): void => {
		const id = JSON.stringify(phrase);
		if (!phrases.has(id)) phrases.set(id, phrase);
	};
	const pick = testRandom(15);
	for (let turn = 0; turn < answers && !isOver(session.machine); turn++) {
		const seat = firstAsked(session.machine);
		const asked = decisionView(session.machine, seat);
		if (asked) {
			note(asked.prompt);
			for (const { phrase } of asked.options) note(phrase);
		}
		const picks = randomPicks(legalAnswers(session.machine, seat), pick);
		expect(session.play({ seat, picks, anytime: false })).toEqual({ ok: true });
	}
	for (let seat = 0; seat < seats; seat++) for (const { phrase } of session.log(seat)) note(phrase);
	return [...phrases.values()];
}

/** What was said, and by which texts: sentences of the same ones are of a kind, whatever is put in. */
const samples: Record<Language, Map<string, string>> = {
	en: new Map(),
	fr: new Map(),
	de: new Map()
};

function kindOf({ path, args }: Phrase): string {
	const within = Object.values(args).flatMap((arg) =>
		arg.of === 'phrase' ? [kindOf(arg.phrase)] : []
	);
	return [path, ...new Set(within)].join(' ');
}

describe.each(VARIANTS)('%s', (variant) => {
	const { min, max } = playersOf(composeVariant({ variant, with: [] }));
	const players = Math.max(min, Math.min(4, max));
	const { program, composition } = loadProgram({ variant, players, with: [] });
	const { lock } = composition;
	const session = createSession(program, { seed: 'lines', lock, makeCode: nodeCode });
	const phrases = said(session, players, ANSWERS);
	const rules = rulesOf(program, composition);
	const inLanguage = (language: Language) => {
		const index = new RulesIndex(rules, language, SYSTEM[language]);
		const names = new Names(index, session.view(0), SEATS, {
			...WORDS[language],
			unknown: (count) => `(${count})`,
			hidden: () => '(?)'
		});
		return phrases.map((phrase) => phraseText(phrase, names));
	};
	const english = inLanguage('en');

	test.each(LANGUAGES)('reads in %s', (language) => {
		const texts = inLanguage(language);
		expect(texts.length).toBeGreaterThan(10);
		for (const [i, text] of texts.entries()) samples[language].set(text, kindOf(phrases[i]!));
		const broken = texts.filter((text) =>
			[...RAW, ...BREAKS[language]].some((break_) => break_.test(text))
		);
		expect([...new Set(broken)].slice(0, 40)).toEqual([]);
		if (language === 'en') return;
		const foreign = texts.filter(
			(text, i) => text === english[i] && !onlyNames(text, rules.texts, language)
		);
		expect([...new Set(foreign)].slice(0, 40)).toEqual([]);
		const ownZones = Object.entries(rules.texts[language] ?? {}).flatMap(([path, name]) =>
			path.startsWith('zones.') ? [name] : []
		);
		const zones = program.zones
			.map(({ id }) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' '))
			.filter((zone) => !ownZones.some((own) => own.includes(zone)));
		const inEnglish = texts.filter((text) => zones.some((zone) => text.includes(` ${zone} `)));
		expect(inEnglish.slice(0, 40)).toEqual([]);
	});
});

// Not skipped but absent: a skipped test counts as failed.
if (isWritten)
	test('200 lines a language are written to be read', () => {
		const folder = join(import.meta.dirname, '../../docs/words/samples');
		mkdirSync(folder, { recursive: true });
		for (const language of LANGUAGES) {
			// One of each kind of sentence before a second.
			const kinds = Map.groupBy(samples[language], ([, kind]) => kind);
			const all = [...kinds.values()].map(([first]) => first![0]);
			const pick = testRandom(200);
			const lines = Array.from({ length: Math.min(200, all.length) }, () =>
				all.splice(pick(all.length), 1)
			).flat();
			writeFileSync(join(folder, `${language}.txt`), `${lines.join('\n')}\n`);
		}
	});

test('a plural name before a verb of one thing would be seen', () => {
	expect(PLURALS).toContain('Elves');
	expect(PLURALS).toContain('Mountain Men');
	expect(PLURALS).not.toContain('Cyclops');
	const breaks = (text: string) => BREAKS.en.some((candidate) => candidate.test(text));
	expect(breaks('Elves is lost (in battle)')).toBe(true);
	expect(breaks('Bears (2) is lost')).toBe(true);
	expect(breaks('Anna and Otto has the most glory')).toBe(true);
	expect(breaks('Lost: Elves (in battle)')).toBe(false);
});
