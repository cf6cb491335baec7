/** Whatever a reader can see of the rules of a delivered game has a name in each language. */
import { describe, expect, test } from 'vitest';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { composeVariant, workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { listVariants } from '#lib/ruleset/workspace/workspace.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { type LinkedGame, namesSeen } from './seen-names.ts';

/** Four play, or as many as can. */
const games = listVariants(workspaceOf()).map(({ id }): [string, LinkedGame] => {
	const { min, max } = playersOf(composeVariant({ variant: id, with: [] }));
	return [id, loadProgram({ variant: id, players: Math.max(min, Math.min(4, max)), with: [] })];
});

describe.each(games)('%s', (_, game) => {
	const others = games
		.map(([, other]) => other)
		.filter((other) => other !== game && other.program.game === game.program.game);
	const seen = namesSeen(game, others);

	test.each(['en', 'de', 'fr'])('has a name for everything in %s', (language) => {
		const texts = game.program.texts[language] ?? {};
		const isNamed = (path: string) =>
			[path, `${path}.name`, `${path}.ask`].some((candidate) => Object.hasOwn(texts, candidate));
		const nameless = Object.entries(seen).flatMap(([place, names]) =>
			names
				.filter((paths) => !paths.some(isNamed))
				.map((paths) => `${paths.join(' or ')} (${place})`)
		);
		expect([...new Set(nameless)]).toEqual([]);
	});
});

test('what follows an event is not among it, unless a number stands in it', () => {
	const [, first] = games.find(([id]) => id === 'west-end') ?? games[0]!;
	const all = Object.values(namesSeen(first, [])).flat(2);
	expect(all).toContain('values.strength');
	expect(all).toContain('effects.weapons-absorb');
	expect(all).toContain('effects.charm-on-rolls');
	expect(all).not.toContain('effects.turn-down-late');
	expect(all).not.toContain('values.can-take-hit');
});
