/**
 * Whoever reads the answers to a question can tell them apart, but for counters of one name that lie in one place; and on a
 * button they fit.
 */
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { composeVariant, workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { rulesOf } from '#lib/rules-server/rules-info.ts';
import { BotPlayer } from '#lib/bots/player.ts';
import type { GameView, OptionView } from '#lib/engine/seat/protocol.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { listVariants } from '#lib/ruleset/workspace/workspace.ts';
import { Names } from '#lib/workbench/lookup/key-names.ts';
import { actionButton, buttonTexts, optionTexts } from '#lib/workbench/lookup/option-texts.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';

const LANGUAGES = ['en', 'fr', 'de'];
const ANSWERS = 160;
/** Letters that a button has room for, and a counter. */
const BUTTON = 40;
const COUNTER = 16;
/** So many answers that are also on the table are buttons. */
const FEW_TARGETS = 3;
const SEATS = ['Anna', 'Bram', 'Chloé', 'David', 'Eva', 'Finn'];
const WORDS = {
	nothing: 'nothing',
	pass: 'pass',
	unknown: (count: number) => `${count} hidden`,
	hidden: (kind: string | null) => `hidden ${kind}`,
	space: 'space'
};

/** What an option is about, as far as counters can be told apart: their face, and where they lie. */
function about(view: GameView, { key, targets }: OptionView): string {
	if (targets.length === 0) return key;
	const told = targets.map((target) => {
		const zone = view.zones.find(({ pieces }) => pieces.some((piece) => piece.key === target));
		const face = zone?.pieces.find((piece) => piece.key === target)?.face;
		return zone ? `${face} in ${zone.key}` : target;
	});
	return told.join(', ');
}

/** Options of one question that read alike and are not the same. */
function alike(view: GameView, index: RulesIndex): string[] {
	const names = new Names(index, view, SEATS, WORDS);
	const questions = [view.decision?.options ?? [], view.anytime];
	return questions.flatMap((options) => {
		const texts = optionTexts(options, names);
		const groups = Map.groupBy(options, ({ key }) => texts.get(key) ?? '');
		return [...groups].flatMap(([text, same]) => {
			const different = new Set(same.map((option) => about(view, option)));
			const keys = same.map(({ key }) => key).join(' ');
			return different.size > 1 ? [`${text}: ${keys}`] : [];
		});
	});
}

/** What is written on buttons and does not fit. */
function overlong(view: GameView, index: RulesIndex): string[] {
	const names = new Names(index, view, SEATS, WORDS);
	const options = view.decision?.options ?? [];
	const buttons = options.filter(
		({ targets }) => targets.length === 0 || options.length <= FEW_TARGETS
	);
	const paths = new Set(
		options.map(({ phrase }) => phrase.path).filter((path) => path.startsWith('actions.'))
	);
	const texts = [
		...buttonTexts(buttons, names).values(),
		...buttonTexts(view.anytime, names).values(),
		...[...paths].map((path) => actionButton(path, names))
	];
	return texts.map(({ short }) => short).filter((text) => [...text].length > BUTTON);
}

const VARIANTS = listVariants(workspaceOf()).map(({ id }) => id);

describe.each(sampleOf('texts of options', VARIANTS, 6))('%s', (variant) => {
	it('has no two answers that read the same, and none that does not fit on its button', () => {
		const { max } = playersOf(composeVariant({ variant, with: [] }));
		const { program, composition } = loadProgram({ variant, players: max, with: [] });
		const rules = rulesOf(program, composition);
		const indices = LANGUAGES.map((language) => new RulesIndex(rules, language));
		const seed = `read ${variant}`;
		const session = createSession(program, { seed, lock: composition.lock, makeCode: nodeCode });
		const bots = Array.from(
			{ length: max },
			(_, seat) => new BotPlayer(session.machine, 'random', `${seed}/${seat}`)
		);
		const found = new Set<string>();
		let read = 0;
		for (let given = 0; given < ANSWERS; given++) {
			const [seat] = session.view('observer').waitingFor;
			if (seat === undefined) break;
			const view = session.view(seat);
			read += view.decision?.options.length ?? 0;
			for (const index of indices)
				for (const text of [...alike(view, index), ...overlong(view, index)]) found.add(text);
			expect(session.play(bots[seat]!.decide(session.machine, seat)).ok).toBe(true);
		}
		expect([...found]).toEqual([]);
		// Of a game that is over sooner, all.
		expect(read > ANSWERS || session.view('observer').over !== null).toBe(true);
	});

	it.each(LANGUAGES)('has names that fit on their counters in %s', (language) => {
		const { program, composition } = loadProgram({
			variant,
			players: playersOf(composeVariant({ variant, with: [] })).max,
			with: []
		});
		const index = new RulesIndex(rulesOf(program, composition), language);
		const names = program.faces.map(({ id }) => index.printedName(id));
		expect([...new Set(names)].filter((name) => [...name].length > COUNTER)).toEqual([]);
	});
});
