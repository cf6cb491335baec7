/** Whatever is wrong with trials, under each edition of their game; of their shape each file is asked alone. */
import { beside, type Diagnostic, finding, isError } from '#lib/language/diagnostic.ts';
import { say } from '#lib/language/said.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { explainMoves } from '#lib/ruleset/moves/explain-moves.ts';
import { readMoves } from '#lib/ruleset/moves/moves.ts';
import { composeGame, listGames } from '#lib/ruleset/workspace/workspace.ts';
import { type Trial, trialsOfGame } from './read-trials.ts';
import { type Combatants, type Opened, openTrials, type TrialStage } from './TrialStage.ts';

/** Of all games. */
export function checkAllTrials(files: ReadonlyMap<string, string>): Diagnostic[] {
	return listGames({ files: new Map(files) }).flatMap((game) => checkTrials(files, game));
}

export function checkTrials(files: ReadonlyMap<string, string>, game: string): Diagnostic[] {
	const trials = trialsOfGame(files, game).flatMap((file) => file.trials);
	return checkThese(trials, files, game);
}

/** Trials of a game, wherever they stand. */
export function checkThese(
	trials: readonly Trial[],
	files: ReadonlyMap<string, string>,
	game: string
): Diagnostic[] {
	if (trials.length === 0) return [];
	const workspace = { files: new Map(files) };
	const editions = gameLayers(files, game).filter(({ kind }) => kind === 'edition');
	const choices = editions.length === 0 ? [[]] : editions.map(({ id }) => [id]);
	const compositions = choices.map((layers) => composeGame(workspace, game, layers));
	// What is wrong with the rules is said of them.
	const sound = compositions.filter(({ diagnostics }) => !diagnostics.some(isError));
	const found = sound.flatMap((composition) => {
		const open = openTrials(composition);
		return trials.flatMap((trial) => checkTrial(trial, open));
	});
	return [...twice(trials), ...explainMoves(found, readMoves(files, game))];
}

function checkTrial(trial: Trial, open: (trial: Trial) => Opened): Diagnostic[] {
	const opened = open(trial);
	if ('findings' in opened) return opened.findings;
	return examples(opened.stage).flatMap((combatants) =>
		opened.stage.trouble(combatants).map((trouble) => ({
			...trouble,
			related: [
				...trouble.related,
				beside(trial, say`lab/with: with ${inWords(trial, combatants)}`)
			]
		}))
	);
}

/** Each word and each piece at least once. */
function examples({ grounds, tested, against }: TrialStage): Combatants[] {
	const [pieces, others] = [[...tested.keys()], [...against.keys()]];
	const otherThan = (id: string, among: readonly string[]): string | undefined =>
		among.find((candidate) => candidate !== id);
	const [ground] = grounds;
	const [first] = pieces;
	const pairs = [
		...pieces.map((piece) => [piece, otherThan(piece, others)] as const),
		...others.map((other) => [otherThan(other, pieces), other] as const)
	];
	const second = otherThan(first!, others);
	return [
		...grounds.map((eachGround) => ({ tested: first, against: second, ground: eachGround })),
		...pairs.map(([left, other]) => ({ tested: left, against: other, ground }))
	].filter(
		(candidate): candidate is Combatants =>
			candidate.tested !== undefined && candidate.against !== undefined
	);
}

export function inWords({ vary }: Trial, { tested, against, ground }: Combatants): string {
	const words = vary.map(({ id }, i) => `$${id} = ${ground[i]!.text}`);
	return [`$tested = ${tested}`, `$against = ${against}`, ...words].join(', ');
}

function twice(trials: readonly Trial[]): Diagnostic[] {
	return trials.flatMap((trial, at) => {
		const first = trials.slice(0, at).find(({ id }) => id === trial.id);
		if (!first) return [];
		const related = [beside(first, say`word/defined-here: defined here`)];
		return [
			finding(
				'trial/duplicate-id',
				trial,
				say`lab/trial-already: There is a trial "${trial.id}" already`,
				{ related }
			)
		];
	});
}
