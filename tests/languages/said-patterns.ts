/** Everything that findings can say, as it stands in the sources: the sentences of `say`, and the words of the schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isWordless, type Said, say } from '#lib/language/said.ts';
import { followed } from '#lib/language/shape-at.ts';
import { notAccepted, placedSchemas, smallTitleOf, titleOf } from '#lib/language/shape-words.ts';

const ROOT = join(import.meta.dirname, '../../src');

/** Each sentence with words in it once, in the order of the files. */
export function allSaid(): Said[] {
	const all = new Map<string, Said>();
	const collect = (said: Said): void => {
		if (!isWordless(said.pattern)) all.set(`${said.code}: ${said.pattern}`, said);
		for (const part of said.with) if (typeof part === 'object') collect(part);
	};
	for (const file of readdirSync(ROOT, { recursive: true, encoding: 'utf8' })) {
		if (!file.endsWith('.ts') || file.includes('.test.')) continue;
		const text = readFileSync(join(ROOT, file), 'utf8');
		if (text.includes('say`'))
			saidIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest)).forEach(collect);
	}
	schemaWords().forEach(collect);
	return [...all.values()];
}

function saidIn(node: ts.Node): Said[] {
	const below: Said[] = [];
	if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'say') {
		const { template } = node;
		const texts = ts.isNoSubstitutionTemplateLiteral(template)
			? [template.text]
			: [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
		below.push(say(Object.assign(texts, { raw: texts })));
	}
	ts.forEachChild(node, (child) => {
		below.push(...saidIn(child));
	});
	return below;
}

/** Titles of shapes, and what words that have to look like something are for. */
function schemaWords(): Said[] {
	return [...placedSchemas()].flatMap(([, schema]) => {
		const shape = followed(schema);
		const isOpen = shape.type === undefined && !shape.enum;
		return [
			...(shape.title === undefined ? [] : [titleOf(shape)]),
			...(shape.title !== undefined && isOpen ? [smallTitleOf(shape)] : []),
			...(shape.pattern !== undefined && shape.description ? [notAccepted('x', shape)] : [])
		];
	});
}
