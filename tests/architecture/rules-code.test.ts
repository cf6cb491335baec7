import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeIn, parse, place, walk, type SourceFile } from './sources.ts';

/** Same answers, same trace, byte for byte: nothing in here may ask the clock, the machine or the locale. */
const RULES_CODE = ['src/lib/language', 'src/lib/ruleset', 'src/lib/engine', 'src/lib/bots'];
const HOST_NAMES = new Set([
	'Date',
	'Intl',
	'Temporal',
	'performance',
	'crypto',
	'navigator',
	'process',
	// Through these every other one can be had under a name that nobody looks for.
	'globalThis',
	'global',
	'Reflect',
	'window',
	'self'
]);
/** Names of the host that are also good words for something of one's own. */
const COMMON_WORDS = new Set(['window', 'self']);
const HOST_MEMBERS = new Set(['localeCompare', 'toLocaleString', 'toLocaleLowerCase']);

/** Where the state's memory is written. Everybody else sees it as `Words`, which the types do not let them write. */
const GATE = 'src/lib/engine/state/gate.ts';

/** Where text becomes code: printed out of numbers and our own words. */
const MAKES_CODE = ['src/cli/threads/node-code.ts', 'src/workers/worker-code.ts'];
const CODE_MAKERS = new Set(['eval', 'Function', 'compileFunction', 'runInThisContext']);

const at = (text: string): SourceFile => ({ path: 'x.ts', text });
/** The lines on which something was found. */
const lines = (found: readonly string[]): number[] =>
	found.map((line) => Number(line.split(' ')[0]!.split(':')[1]));

describe('rules code', () => {
	it('asks neither the clock nor chance nor the locale of its host', () => {
		expect(codeIn(...RULES_CODE).flatMap(hostUses)).toEqual([]);
	});

	it('would notice a look at the host, however it is spelt', () => {
		const text = `
			const a = Math.random();
			const b = { Date: 'x'.localeCompare('y') };
			const { random } = Math;
			const c = Math['random']();
			const m = Math;
			const d = globalThis['Date'];
			const { Date: Clock } = globalThis;
			const e = new Date();
			const f = process.hrtime();
			const g = self.crypto;
			type D = Date;
			const fine = Math.max(1, Math.min(2, 3));
			interface G { performance: number }`;
		expect([...new Set(lines(hostUses(at(text))))]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
	});

	it('writes the memory of the state only in its gate', () => {
		const elsewhere = codeIn('src').filter(({ path }) => path !== GATE);
		expect(elsewhere.flatMap(memoryWrites)).toEqual([]);
	});

	it('would notice a way around the types that keep the memory from being written', () => {
		const text = `
			export function f(m: Machine, mem: Words) {
				(m.mem as Int32Array)[3] = 1;
				const words = m.mem as unknown as Int32Array;
				const { mem: other }: { mem: Int32Array } = m;
				Object.assign(m.mem, [1]);
				Atomics.store(mem, 0, 1);
				Reflect.set(mem, 0, 1);
				const { mem: third } = m;
				Object.assign(third, [1]);
				new Map().set(1, mem[2]);
				const kept: Int32Array = m.mem.slice();
			}
			function g(this: { mem: Int32Array }) { this.mem[1] = 2; }`;
		expect(lines(memoryWrites(at(text)))).toEqual([3, 4, 5, 6, 7, 8, 10, 14]);
	});

	it('makes code out of text in two places only', () => {
		const elsewhere = codeIn('src').filter(({ path }) => !MAKES_CODE.includes(path));
		expect(elsewhere.flatMap(codeMakers)).toEqual([]);
	});

	it('would notice text that becomes code', () => {
		const text = `
			eval('1');
			new Function('return 1');
			const make = Function;
			vm.compileFunction(text);
			import { compileFunction } from 'node:vm';
			setTimeout(() => undefined, 1);
			type F = Function;`;
		expect(lines(codeMakers(at(text)))).toEqual([2, 3, 4, 5, 6]);
	});
});

function hostUses(file: SourceFile): string[] {
	const tree = parse(file);
	const found: string[] = [];
	const own = new Set<string>();
	walk(tree, (node) => {
		const declares =
			ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
		if (declares && ts.isIdentifier(node.name) && COMMON_WORDS.has(node.name.text)) {
			own.add(node.name.text);
		}
	});
	walk(tree, (node) => {
		if (ts.isPropertyAccessExpression(node) && HOST_MEMBERS.has(node.name.text)) {
			found.push(`${place(tree, node)} ${node.name.text}`);
		} else if (ts.isIdentifier(node) && isValueUse(node)) {
			const { text } = node;
			if (own.has(text)) return;
			if (HOST_NAMES.has(text) || (text === 'Math' && !isPlainMath(node))) {
				found.push(`${place(tree, node)} ${text}`);
			}
		}
	});
	return found;
}

/** `Math.max`: not chance, and not handed on under another name. */
function isPlainMath({ parent }: ts.Identifier): boolean {
	return ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random';
}

/** A name that stands for the global, not a member, a key or a type that happens to be called so. */
function isValueUse(node: ts.Identifier): boolean {
	const { parent } = node;
	if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
	if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
	if (ts.isBindingElement(parent)) return parent.initializer === node;
	return !ts.isTypeNode(parent) && !ts.isPropertySignature(parent) && !ts.isQualifiedName(parent);
}

/** Functions that write into what they are given. */
const WRITERS = new Set(['Object.assign', 'Reflect.set', 'Reflect.defineProperty']);

/**
 * The types forbid to write `Words`; what is left are casts, declarations that call the memory something else, and
 * functions that take anything and write into it.
 */
function memoryWrites(file: SourceFile): string[] {
	const tree = parse(file);
	const names = new Set(['mem']);
	const found: string[] = [];
	const note = (node: ts.Node): void => {
		found.push(`${place(tree, node)} ${node.getText(tree)}`);
	};
	const isMemory = (node: ts.Expression): boolean => {
		if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isMemory(node.expression);
		if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) {
			return isMemory(node.expression);
		}
		if (ts.isIdentifier(node)) return names.has(node.text);
		if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
			const { name, expression } = node.expression;
			return name.text === 'subarray' && isMemory(expression);
		}
		return ts.isPropertyAccessExpression(node) && node.name.text === 'mem';
	};
	walk(tree, (node) => {
		if (ts.isBindingElement(node) && node.propertyName?.getText(tree) === 'mem') {
			if (ts.isIdentifier(node.name)) names.add(node.name.text);
		} else if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
			if (isMemory(node.initializer)) names.add(node.name.text);
		}
		if (ts.isAsExpression(node) && isMemory(node.expression)) {
			// `x as unknown as Int32Array` is one way around, not two.
			if (!ts.isAsExpression(node.parent)) note(node);
		} else if (ts.isPropertySignature(node) || ts.isParameter(node)) {
			const writable = node.type?.getText(tree).startsWith('Int32Array') === true;
			if (writable && node.name.getText(tree) === 'mem') note(node);
		} else if (ts.isCallExpression(node)) {
			const callee = node.expression.getText(tree);
			const [first] = node.arguments;
			const writes = WRITERS.has(callee) || callee.startsWith('Atomics.');
			if (writes && first !== undefined && isMemory(first)) note(node);
		}
	});
	return found;
}

function codeMakers(file: SourceFile): string[] {
	const tree = parse(file);
	const found: string[] = [];
	walk(tree, (node) => {
		if (!ts.isIdentifier(node) || !CODE_MAKERS.has(node.text)) return;
		const { parent } = node;
		const made = ts.isPropertyAccessExpression(parent)
			? parent.name === node && node.text !== 'Function'
			: ts.isImportSpecifier(parent) || isValueUse(node);
		if (made) found.push(`${place(tree, node)} ${node.text}`);
	});
	return found;
}
