/** Everything that findings can say, as it stands in the sources: the patterns of `say`, and the words of the schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { shapes } from '#lib/language/generated/shapes.ts';
import type { JsonSchema } from '#lib/language/json-schema.ts';
import { isWordless } from '#lib/language/said.ts';
import { followed } from '#lib/language/shape-at.ts';
import { notAccepted, smallTitleOf, titleOf } from '#lib/language/shape-words.ts';
import type { Said } from '#lib/language/said.ts';

const ROOT = join(import.meta.dirname, '../../src');

export function allPatterns(): Set<string> {
	const all = new Set<string>();
	for (const file of readdirSync(ROOT, { recursive: true, encoding: 'utf8' })) {
		if (!file.endsWith('.ts') || file.includes('.test.')) continue;
		const text = readFileSync(join(ROOT, file), 'utf8');
		if (text.includes('say`'))
			collect(ts.createSourceFile(file, text, ts.ScriptTarget.Latest), all);
	}
	for (const words of schemaWords()) collectSaid(words, all);
	return new Set([...all].filter((pattern) => !isWordless(pattern)));
}

function collect(node: ts.Node, into: Set<string>): void {
	if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'say') {
		const { template } = node;
		into.add(
			ts.isNoSubstitutionTemplateLiteral(template)
				? template.text
				: template.templateSpans.reduce(
						(before, { literal }, i) => `${before}{${i}}${literal.text}`,
						template.head.text
					)
		);
	}
	ts.forEachChild(node, (child) => collect(child, into));
}

export function collectSaid(said: Said, into: Set<string>): void {
	into.add(said.pattern);
	for (const part of said.with) if (typeof part === 'object') collectSaid(part, into);
}

/** Titles of shapes, and what words that have to look like something are for. */
function schemaWords(): Said[] {
	const said: Said[] = [];
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) return part.forEach(visit);
		if (typeof part !== 'object' || part === null) return;
		const shape = followed(part);
		if (typeof shape.title === 'string') {
			said.push(titleOf(shape));
			if (shape.type === undefined && !shape.enum) said.push(smallTitleOf(shape));
		}
		if (typeof shape.pattern === 'string' && shape.description) said.push(notAccepted('x', shape));
		for (const key of LISTS) Object.values((part as JsonSchema)[key] ?? {}).forEach(visit);
		for (const key of PARTS) visit((part as JsonSchema)[key]);
	};
	Object.values(shapes).forEach(visit);
	return said;
}

const LISTS = ['properties', 'patternProperties', 'definitions'] as const;
const PARTS = [
	...(['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'] as const),
	...(['oneOf', 'anyOf', 'allOf'] as const)
] as const;
