/** What of a table goes into its report: nothing but what its viewer sees. Reactive: reads the game and the language. */
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { playerFacts } from '#lib/workbench/game/player-facts.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { rulesName } from '#lib/workbench/rules/rules-name.ts';
import { phasesOf } from '#lib/workbench/story/phases.ts';
import { reportAsMarkdown } from './report.ts';

export function reportOf(
	game: Game,
	rounds: readonly { turn: number; round: number | null }[]
): string {
	const { index, names, view, seatNames, viewer } = game;
	if (!names || !view) return '';
	const { lexicon, rules } = index;
	const facts = view.players.map((player) => playerFacts(index, player));
	const title = `${lexicon.game(rules.game)}: ${rulesName(game.setup, lexicon)}`;
	return reportAsMarkdown({
		title,
		about: [
			t('reportSeats', { list: lexicon.list(seatNames) }),
			viewer === 'observer' ? t('reportAll') : t('reportOwn', { name: seatNames[viewer] ?? '' })
		],
		lines: game.log,
		names,
		phases: phasesOf(index),
		rounds,
		roundName: (round) => t('reportRound', { round }),
		sceneName: (scene) => lexicon.name('scenes', scene),
		standings: {
			title: t('reportStandings'),
			columns: ['', ...(facts[0] ?? []).map(({ name }) => name)],
			rows: view.players.map(({ seat }, at) => [
				seatNames[seat] ?? '',
				...(facts[at] ?? []).map(({ value }) => value)
			])
		}
	});
}
