/** What of a table goes into its report: nothing but what its viewer sees. */
import type { GameView, LogLine, Viewer } from '#lib/engine/seat/protocol.ts';
import { playerFacts } from '#lib/workbench/game/player-facts.ts';
import { rollsOf } from '#lib/workbench/game/scene-model.ts';
import type { Say } from '#lib/workbench/i18n/format.ts';
import type { Names } from '#lib/workbench/lookup/key-names.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { rulesName } from '#lib/workbench/rules/rules-name.ts';
import { phasesOf } from '#lib/workbench/story/phases.ts';
import type { RulesChoice } from '#lib/rules-server/rules-server.ts';
import { type Head, reportAsMarkdown } from './report.ts';
import { lastScene, sceneAsMarkdown } from './scene-report.ts';

/** A table as its viewer sees it; `say`: the words of the workbench, in the language of the reader. */
export interface Seen {
	index: RulesIndex;
	names: Names;
	view: GameView;
	log: readonly LogLine[];
	viewer: Viewer;
	seatNames: string[];
	setup: RulesChoice;
	say: Say;
}

/** `rounds`: where they begin, by answers given. */
export function gameReport(
	seen: Seen,
	rounds: readonly { turn: number; round: number | null }[]
): string {
	const { index, names, view, seatNames, say } = seen;
	const { lexicon } = index;
	const facts = view.players.map((player) => playerFacts(index, player));
	return reportAsMarkdown({
		...headOf(seen),
		lines: seen.log,
		names,
		phases: phasesOf(index),
		rounds,
		roundName: (round) => say('reportRound', { round }),
		sceneName: (scene) => lexicon.name('scenes', scene),
		standings: {
			title: say('reportStandings'),
			columns: ['', ...(facts[0] ?? []).map(({ name }) => name)],
			rows: view.players.map(({ seat }, at) => [
				seatNames[seat] ?? '',
				...(facts[at] ?? []).map(({ value }) => value)
			])
		}
	});
}

/** The scene that is open, or was last, `wanted`: of that id; null where there was none yet. */
export function sceneReport(seen: Seen, wanted: string | null = null): string | null {
	const { index, names, seatNames, say } = seen;
	const scene = lastScene(seen.log, wanted);
	if (scene === null) return null;
	const name = index.lexicon.name('scenes', scene.id);
	const thrown = Map.groupBy(rollsOf(scene.lines, names), ({ seat }) => seat);
	const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
	return sceneAsMarkdown({
		...headOf(seen),
		scene: scene.at === null ? name : say('sceneAt', { scene: name, where: names.thing(scene.at) }),
		lines: scene.lines,
		names,
		dice: {
			title: say('reportThrown'),
			columns: ['', say('reportDice'), say('reportPips'), say('reportHits')],
			rows: [...thrown].map(([seat, rolls]) => {
				const counted = rolls.flatMap(({ hits }) => hits ?? []);
				return [
					seat === null ? '–' : (seatNames[seat] ?? ''),
					String(rolls.flatMap(({ faces }) => faces).length),
					String(total(rolls.flatMap(({ faces }) => faces))),
					counted.length === 0 ? '–' : String(counted.filter(Boolean).length)
				];
			})
		}
	});
}

function headOf({ index: { lexicon, rules }, setup, seatNames, viewer, say }: Seen): Head {
	return {
		title: `${lexicon.game(rules.game)}: ${rulesName(setup, lexicon)}`,
		about: [
			say('reportSeats', { list: lexicon.list(seatNames) }),
			viewer === 'observer' ? say('reportAll') : say('reportOwn', { name: seatNames[viewer] ?? '' })
		]
	};
}
