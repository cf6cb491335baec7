import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeIn, filesIn, parse, place, walk, type SourceFile } from './sources.ts';

/** Same answers, same trace, byte for byte: nothing in here may ask the clock, the machine or the locale. */
const RULES_CODE = ['src/lib/language', 'src/lib/ruleset', 'src/lib/engine', 'src/lib/bots'];
const HOST_NAMES = new Set(['Date', 'Intl', 'performance', 'crypto', 'navigator', 'process']);
const HOST_MEMBERS = new Set(['localeCompare', 'toLocaleString', 'toLocaleLowerCase']);

/** Where the state's memory is written. */
const GATE = 'src/lib/engine/state/gate.ts';
const OVERWRITING = new Set(['fill', 'set', 'copyWithin', 'sort', 'reverse']);

const LONGEST_FILE = 350;

describe('rules code', () => {
	it('asks neither the clock nor chance nor the locale of its host', () => {
		expect(codeIn(...RULES_CODE).flatMap(hostUses)).toEqual([]);
	});

	it('writes the memory of the state only in its gate', () => {
		const elsewhere = codeIn('src').filter(({ path }) => path !== GATE);
		expect(elsewhere.flatMap(memoryWrites)).toEqual([]);
	});

	it('would notice a write beside the gate', () => {
		const text = `
			export function f(state: { mem: Int32Array }, mem: Int32Array) {
				state.mem[3] = 1;
				mem[4]! += 2;
				mem[5]++;
				state.mem.fill(0);
				const words = state.mem;
				words[6] = 7;
				new Map().set(1, mem[2]);
			}`;
		const found = memoryWrites({ path: 'x.ts', text });
		expect(found.map((line) => line.split(' ')[0])).toEqual([
			'x.ts:3',
			'x.ts:4',
			'x.ts:5',
			'x.ts:6',
			'x.ts:8'
		]);
	});

	it('would notice a look at the clock', () => {
		const text = `
			const a = Math.random() + Date.now();
			const b = { Date: 'x'.localeCompare('y') };
			type D = Date;`;
		expect(hostUses({ path: 'x.ts', text })).toHaveLength(3);
	});
});

describe('source files', () => {
	it(`have at most ${LONGEST_FILE} lines`, () => {
		const long = filesIn('src', ['.ts', '.svelte', '.css'])
			.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
			.filter(({ lines }) => lines > LONGEST_FILE)
			.map(({ path, lines }) => `${path} has ${lines} lines`);
		expect(long).toEqual([]);
	});
});

function hostUses(file: SourceFile): string[] {
	const tree = parse(file);
	const found: string[] = [];
	walk(tree, (node) => {
		if (ts.isPropertyAccessExpression(node)) {
			const name = node.name.text;
			const random = node.expression.getText(tree) === 'Math' && name === 'random';
			if (random || HOST_MEMBERS.has(name)) found.push(`${place(tree, node)} ${name}`);
		} else if (ts.isIdentifier(node) && HOST_NAMES.has(node.text) && isValueUse(node)) {
			found.push(`${place(tree, node)} ${node.text}`);
		}
	});
	return found;
}

/** A name that stands for the global, not a member, a key or a type that happens to be called so. */
function isValueUse(node: ts.Identifier): boolean {
	const { parent } = node;
	if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
	if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
	return !ts.isTypeNode(parent) && !ts.isPropertySignature(parent) && !ts.isQualifiedName(parent);
}

function memoryWrites(file: SourceFile): string[] {
	const tree = parse(file);
	const names = new Set(['mem']);
	const found: string[] = [];
	const isMemory = (node: ts.Expression): boolean => {
		if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) {
			return isMemory(node.expression);
		}
		if (ts.isIdentifier(node)) return names.has(node.text);
		return ts.isPropertyAccessExpression(node) && node.name.text === 'mem';
	};
	const isWord = (node: ts.Expression): boolean => {
		if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) {
			return isWord(node.expression);
		}
		return ts.isElementAccessExpression(node) && isMemory(node.expression);
	};
	walk(tree, (node) => {
		if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
			// `const words = state.mem` is the memory under another name.
			if (node.initializer && isMemory(node.initializer)) names.add(node.name.text);
		} else if (writes(node, isWord) || overwrites(node, isMemory)) {
			found.push(`${place(tree, node)} ${node.getText(tree)}`);
		}
	});
	return found;
}

function writes(node: ts.Node, isWord: (node: ts.Expression) => boolean): boolean {
	if (ts.isBinaryExpression(node)) {
		const { kind } = node.operatorToken;
		const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
		return assigns && isWord(node.left);
	}
	if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
		const { operator } = node;
		const steps =
			operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
		return steps && isWord(node.operand);
	}
	return false;
}

function overwrites(node: ts.Node, isMemory: (node: ts.Expression) => boolean): boolean {
	return (
		ts.isCallExpression(node) &&
		ts.isPropertyAccessExpression(node.expression) &&
		OVERWRITING.has(node.expression.name.text) &&
		isMemory(node.expression.expression)
	);
}
