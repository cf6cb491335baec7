import { expect, test } from 'vitest';
import { allFindings } from './all-findings.test.fixture.ts';
import { begunAt, hoverAt, listAt, offeredAt } from './help-at.test.fixture.ts';
import { RulesHost } from './RulesHost.ts';
import { encoded, expressionTokens } from './expression-tokens.ts';
import { TOKEN_TYPES } from './token-types.ts';

const BASE = `
game: { id: shop, players: { min: 2, max: 3 }, start: play }
kinds: { ware: { start: bag, attributes: { price: int } } }
pieces: { pot: { kind: ware, price: 2, count: 4 } }
zones: { bag: { sees: all, count: all } }
fields:
  game: { round: { type: int, visible: all } }
  player: { purse: { type: int, visible: all } }
values:
  cost: { params: { goods: ware }, is: goods.price + 1 }
  poor: { params: { who: player }, is: who.purse < 1 }
procedures:
  play:
    do:
      - let: buyer
        be: only(first(players))
      - set: buyer.purse
        by: 2
      - if: buyer.purse > 3
        then: [{ log: rich }]
      - let: later
        be: round
      - end-game: players
        reason: closed
`;
const PATH = 'shop/base/game.yaml';
const RULE = 'shop/house-rules/dear.yaml';
const FILES: Record<string, string> = {
	[PATH]: BASE,
	'shop/editions/plain.yaml': 'layer: { id: plain, kind: edition, game: shop }',
	[RULE]: 'change: { values.cost.is: { expect: goods.price + 1, set: goods.price + 2 } }',
	'variants/plain.yaml': 'variant: { id: plain, game: shop, edition: plain, house-rules: [dear] }'
};

function host(): RulesHost {
	const server = new RulesHost(FILES);
	server.open({});
	return server;
}

/** Asks in a file in which one place was changed to a text with a bar, at the bar. */
function at<T>(
	ask: (server: RulesHost, file: { path: string; text: string }, offset: number) => T,
	old: string,
	marked: string,
	path = PATH
): T {
	expect(FILES[path]).toContain(old);
	const whole = FILES[path]!.replace(old, marked);
	return ask(host(), { path, text: whole.replace('|', '') }, whole.indexOf('|'));
}

const words = (old: string, marked: string, path = PATH) =>
	at(
		(server, file, offset) =>
			offeredAt(server, file, offset)
				?.filter(({ fits, what }) => fits && what !== 'keyword')
				.map(({ word }) => word),
		old,
		marked,
		path
	);

const hover = (old: string, marked: string, path = PATH) =>
	at(
		(server, file, offset) => {
			const found = hoverAt(server, file, offset);
			return found && [found.text, found.what, found.type];
		},
		old,
		marked,
		path
	);

test('parameters, locals and members are known where they stand', () => {
	expect(words('goods.price + 1', 'goods.|')).toEqual(expect.arrayContaining(['price']));
	expect(words('who.purse < 1', '|')).toEqual(expect.arrayContaining(['who']));
	expect(words('buyer.purse > 3', 'buyer.| > 3')).toEqual(expect.arrayContaining(['purse']));
	expect(words('by: 2', 'by: |')).toEqual(expect.arrayContaining(['round', 'cost']));
});

test('a name is known from where it is declared on', () => {
	expect(words('buyer.purse > 3', 'buyer.purse > |')).toContain('round');
	expect(words('buyer.purse > 3', 'buyer.purse > |')).not.toContain('later');
	expect(words('who.purse < 1', '|')).not.toContain('buyer');
});

test('what the place asks for decides what fits', () => {
	expect(words('only(first(players))', 'only(first(|))')).toContain('players');
	expect(words('- if: buyer.purse > 3', '- if: |')).not.toContain('round');
});

test('the word that is begun is told by its place in the file', () => {
	at(
		(server, file, offset) => {
			expect(begunAt(server, file, offset)).toBe('purse');
		},
		'who.purse < 1',
		'who.pur|se < 1'
	);
});

test('the file counts as it stands in the editor, and stays unchecked', () => {
	const server = host();
	const text = BASE.replace('who.purse < 1', 'who.mood');
	const file = {
		path: PATH,
		text: text.replace('purse: {', 'mood: { type: int, visible: all }, purse: {')
	};
	const offset = file.text.indexOf('who.mood') + 4;
	expect(offeredAt(server, file, offset)?.map(({ word }) => word)).toContain('mood');
	expect(allFindings(server)).toEqual(allFindings(host()));
});

test('what a layer puts in place of an expression is one', () => {
	expect(words('set: goods.price', 'set: goods.|', RULE)).toContain('price');
	expect(hover('set: goods', 'set: go|ods', RULE)).toEqual(['goods', 'local', 'ware']);
});

test('words say what they are', () => {
	expect(hover('who.purse', 'who.pur|se')).toEqual(['purse', 'player field', 'int']);
	expect(hover('be: round', 'be: rou|nd')).toEqual(['round', 'game field', 'int']);
});

test('nothing is said where nothing stands', () => {
	expect(words('reason: closed', 'reason: closed # wh|y')).toBeUndefined();
	expect(hover('reason: closed', 'reason: closed # wh|y')).toBeNull();
	expect(hover('values:', 'values :|')).toBeNull();
});

test('a file that is in no variant has no names', () => {
	const file = { path: 'other/base/game.yaml', text: 'values: { x: { is: 1 } }' };
	expect(listAt(host(), file, file.text.indexOf('1'))).toBeNull();
});

test('the game on the table says what counts', () => {
	const server = host();
	const choice = { variant: 'plain', layers: [], options: {} };
	const linked = server.link(choice, 2, []);
	if (!linked.ok) throw new Error('it does not hold');
	const { game, hash } = linked.game.rules;
	const offset = BASE.indexOf('who.purse') + 4;
	const table = { choice, players: 2, game, hash, orders: [] };
	expect(hoverAt(server, { path: PATH, text: BASE }, offset, table)?.word).toBe('purse');
});

const FILE = [
	'values:',
	'  price:',
	'    params: { who: player }',
	'    is: if who.points > 3 then 2 else 1',
	"  limit: { is: 'max(1, 2)' }",
	'text:',
	'  en: { log: { sold: if this were an expression } }'
].join('\n');

test('expressions are found by their shape, with line and column', () => {
	const lines = FILE.split('\n');
	const tokens = expressionTokens('any/base/values.yaml', FILE);
	const words = tokens.map(({ line, column, length, kind }) => [
		lines[line - 1]?.slice(column - 1, column - 1 + length),
		kind
	]);
	expect(words.slice(0, 5)).toEqual([
		['if', 'keyword'],
		['who', 'name'],
		['.', 'operator'],
		['points', 'member'],
		['>', 'operator']
	]);
	expect(words).toContainEqual(['max', 'function']);
	expect(tokens.every(({ line }) => line <= 5)).toBe(true);
});

test('they are told as the protocol has it: each relative to the one before', () => {
	const { data } = encoded(expressionTokens('any/base/values.yaml', FILE));
	const kind = (name: string) => TOKEN_TYPES.indexOf(name);
	expect(data.slice(0, 15)).toEqual([
		...[3, 8, 2, kind('keyword'), 0],
		...[0, 3, 3, kind('variable'), 0],
		...[0, 3, 1, kind('operator'), 0]
	]);
	const below = data.findIndex((down, at) => at > 0 && at % 5 === 0 && down > 0);
	expect(data.slice(below, below + 4)).toEqual([1, 16, 3, kind('function')]);
});
