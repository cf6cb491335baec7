/** Who types asks often; the rules are asked one question at a time, and the last one is answered. */
import { expect, it } from 'vitest';
import type { FoundThings } from '#lib/rules-server/rules-server.ts';
import { RulesSearch } from './RulesSearch.svelte.ts';

/** Answers when it is told to; an answer has as many more as its words have letters. */
function slowly() {
	const asked: string[] = [];
	const answers: ((found: FoundThings | null) => void)[] = [];
	const search = new RulesSearch((words) => {
		asked.push(words);
		return new Promise((resolve) => answers.push(resolve));
	});
	const answer = async (): Promise<void> => {
		answers.shift()?.({ things: [], more: asked.at(-1)!.length });
		for (let turn = 0; turn < 5; turn++) await Promise.resolve();
	};
	return { search, asked, answer };
}

it('asks for the first words and then for the last, and forgets those in between', async () => {
	const { search, asked, answer } = slowly();
	search.want('a');
	search.want('ab');
	search.want('abc');
	expect(asked).toEqual(['a']);
	await answer();
	expect(asked).toEqual(['a', 'abc']);
	expect([search.found.more, search.busy]).toEqual([0, true]);
	await answer();
	expect([search.found.more, search.busy]).toEqual([3, false]);
	await search.settled();
});

it('finds nothing without words, and answers those that come after', async () => {
	const { search, asked, answer } = slowly();
	search.want('ab');
	await answer();
	search.want('');
	await search.settled();
	expect([search.found.more, search.busy]).toEqual([0, false]);
	search.want('abcd');
	await answer();
	expect([asked, search.found.more]).toEqual([['ab', 'abcd'], 4]);
});

it('finds nothing where nobody answers', async () => {
	const search = new RulesSearch(() => Promise.resolve(null));
	search.want('a');
	await search.settled();
	expect([search.found.things, search.busy]).toEqual([[], false]);
});
