/** `report`: what happened in a recorded game, as Markdown, in the words of its texts. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import { formatMessage, type Say } from '#lib/workbench/i18n/format.ts';
import { en } from '#lib/workbench/i18n/languages/en/messages.ts';
import systemEn from '#lib/workbench/i18n/languages/en/system.json' with { type: 'json' };
import type { LanguageBook } from '#lib/workbench/i18n/languages/language-book.ts';
import { allThings, asksForThings, type ThingNames } from '#lib/workbench/i18n/thing-names.ts';
import { namesIn } from '#lib/workbench/lookup/key-names.ts';
import { thingsOf } from '#lib/workbench/lookup/things-of.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { gameReport, sceneReport, type Seen } from '#lib/workbench/report/report-of.ts';
import { rulesOf } from '#lib/rules-server/rules-info.ts';
import { chronicleOf } from '#lib/game-server/walk-back.ts';
import { failWith } from './terminal/shown-findings.ts';
import { nodeCode } from './threads/node-code.ts';
import { playAgain, type PlayAgainOptions, type PlayedAgain } from './sources/play-again.ts';
import { Failure, type Printable, works } from './terminal/terminal.ts';

const LANGUAGES = ['en', 'de', 'fr'] as const;

interface ReportOptions extends PlayAgainOptions {
	scene?: boolean | string;
	seat?: number;
	language: (typeof LANGUAGES)[number];
}

export function reportCommand(command: Command): void {
	command
		.argument('<file>', 'a replay or a saved game')
		.option('--scene [id]', 'only its last scene, or the last of that id, as the layout has it')
		.option(
			'--seat <n>',
			'only what this seat could see, 1 for the first; left out, everything',
			seatNumber
		)
		.addOption(
			new Option('--language <language>', 'in which language').choices([...LANGUAGES]).default('en')
		)
		.option('--force', 'try although the rules have changed since')
		.option(
			'--with <file...>',
			'layers that the game was played with, and folders of games, from anywhere',
			[]
		);
	works<[string], ReportOptions>(command, report);
}

function seatNumber(text: string): number {
	if (!/^[1-9]\d?$/.test(text))
		throw new InvalidArgumentError('A seat is a number, 1 for the first.');
	return Number(text);
}

async function report([file]: [string], options: ReportOptions): Promise<Printable> {
	const played = playAgain(file, options, nodeCode);
	if (!played.ok) failWith(played.findings);
	const { session } = played.loaded;
	const viewer = viewerOf(played, options);
	const book = options.language === 'en' ? null : await bookOf(options.language);
	const seen = seenBy(played, viewer, options.language, book);
	const { scene } = options;
	const { scenes } = seen.index.layout;
	if (typeof scene === 'string' && scenes.every(({ id }) => id !== scene)) {
		const known = scenes.map(({ id }) => id).join(', ');
		throw new Failure(`the layout has no scene ${scene}; it has: ${known || 'none'}`, 2);
	}
	const text =
		scene === undefined
			? gameReport(seen, chronicleOf(session, viewer).points)
			: sceneReport(seen, scene === true ? null : String(scene));
	if (text === null) throw new Failure('the game has had no such scene', 1);
	return { ok: true, text, data: { markdown: text } };
}

function viewerOf({ program }: PlayedAgain, { seat }: ReportOptions): Viewer {
	if (seat === undefined) return 'observer';
	if (seat > program.players) throw new Failure(`the game has ${program.players} seats`, 2);
	return seat - 1;
}

function seenBy(
	{ game: { setup }, program, composition, loaded: { session } }: PlayedAgain,
	viewer: Viewer,
	language: string,
	book: LanguageBook | null
): Seen {
	const index = new RulesIndex(rulesOf(program, composition), language, {
		...systemEn,
		...book?.system
	});
	const view = session.view(viewer);
	const seatNames = setup.seats.map(({ name }) => name);
	const say = sayIn(language, book, thingsOf(index.lexicon));
	const names = namesIn(index, view, seatNames, say);
	return { index, names, view, log: session.log(viewer), viewer, seatNames, setup, say };
}

/** What a language does not say is said in English, as on the page. */
function sayIn(language: string, book: LanguageBook | null, things: ThingNames): Say {
	return (key, values) => {
		const text = book?.messages[key];
		const said = text ?? en[key];
		const named = asksForThings(said)
			? allThings(things, (thing) => book?.messages[thing] ?? en[thing])
			: undefined;
		if (values === undefined && named === undefined) return said;
		return formatMessage(text === undefined ? 'en' : language, said, { ...named, ...values });
	};
}

async function bookOf(language: string): Promise<LanguageBook> {
	const found = (await import(`../lib/workbench/i18n/languages/${language}/book.ts`)) as {
		book: LanguageBook;
	};
	return found.book;
}
