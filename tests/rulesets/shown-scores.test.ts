/** What the table shows of scores adds up, in every position of some games and at their end. */
import { expect, test } from 'vitest';
import { createSession } from '#lib/engine/session/session.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';

test.each([2, 3, 5])('Kings & Creatures, %i players', (players) => {
	const { program } = link(loadVariant(workspaceOf(), 'kings-and-creatures'), players);
	const session = createSession(program!, {
		seed: `${players}`,
		lock: {},
		makeCode: interpretedCode
	});
	const { by, parts } = program!.layout.standings!;
	const opened: number[] = [];
	for (let answers = 0; answers <= 200; answers++) {
		const view = session.view('observer');
		for (const { shown } of view.players) {
			const sum = parts.reduce((all, part) => all + Number(shown[part]), 0);
			expect(sum).toBe(shown[by[0]!.of]);
		}
		if (view.scenes.some(({ id }) => id === 'scoring')) opened.push(Number(view.game['round']));
		if (view.over) {
			for (const { shown, fields } of view.players) expect(shown[by[0]!.of]).toBe(fields['glory']);
			break;
		}
		const [option] = view.decision!.options;
		session.answer({ seat: view.decision!.seat, keys: [option!.key] });
	}
	expect(session.view('observer').over).not.toBeNull();
	// Before the first card of each round but the first.
	expect(opened).toEqual([2, 3, 4, 5]);
});
