import { describe, expect, it } from 'vitest';
import { parseFile } from './parsed-file.ts';
import { copyOfList, spliceItems, stepNames } from './step-names.ts';
import type { ListNode, TreeNode } from './tree.ts';
import { stamp } from './tree-tools.ts';

function list(text: string, layer = 'base'): ListNode {
	const { root } = parseFile('x.yaml', `do:\n${text}`);
	const node = root?.node === 'map' ? root.entries.get('do')?.value : undefined;
	if (node?.node !== 'list') throw new Error('no list');
	return stamp(node, layer);
}

const STEPS = `
  - call: explore
  - set: you.gold
    by: 1
  - set: keeper
    to: right-of(you)
  - choose: poor
    from: players
  - { roll: 1d6, as: share, for: loot }
  - { roll: 2d6, for: loot }
  - let: rivalry
    be: 1
  - if: none(fighters(h, none)) and round > 3
    then: []
  - { repeat: { while: 'any(x)' }, do: [] }
  - { id: pay, set: you.gold, by: -1 }
  - set: you.gold
    by: 2
  - { offer: main, player: p, repeat: true }
  - just-text
  - { what: nothing }
`;

describe('names of steps', () => {
	it('say what a step does, and count where that repeats', () => {
		expect(stepNames(list(STEPS))).toEqual([
			'call-explore',
			'set-gold',
			'set-keeper',
			'choose-poor',
			'roll-share',
			'roll-loot',
			'let-rivalry',
			'if-none-fighters-h',
			'repeat-any-x',
			'pay',
			'set-gold/2',
			'offer-main',
			null,
			null
		]);
	});

	it('go with the steps, whatever is taken away or put beside them', () => {
		const before = list('  - log: a\n  - log: a\n  - log: b');
		const own = copyOfList(before);
		spliceItems(own, 0, 1, []);
		expect(stepNames(own)).toEqual(['log-a/2', 'log-b']);
		spliceItems(own, 1, 0, list('  - log: a\n  - log: a\n  - { id: mine, log: a }', 'tolls').items);
		expect(stepNames(own)).toEqual(['log-a/2', 'tolls.log-a', 'tolls.log-a/2', 'mine', 'log-b']);
		expect(stepNames(before)).toEqual(['log-a', 'log-a/2', 'log-b']);
	});

	it('stay when a step is written anew', () => {
		const own = copyOfList(list('  - log: a\n  - log: b'));
		const other = (text: string): TreeNode[] => list(text, 'tolls').items;
		spliceItems(own, 0, 1, other('  - set: x\n    to: 1'));
		expect(stepNames(own)).toEqual(['log-a', 'log-b']);
		spliceItems(own, 0, 1, other('  - { id: mine, log: a }'));
		expect(stepNames(own)).toEqual(['mine', 'log-b']);
	});
});
