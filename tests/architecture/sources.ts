/** The project's source files as the architecture tests see them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
	/** Relative to the project, with forward slashes. */
	path: string;
	text: string;
}

/** All files below a folder of the project (none if it does not exist), generated ones left out. */
export function filesIn(folder: string, endings: readonly string[]): SourceFile[] {
	const top = join(root, folder);
	if (!statSync(top, { throwIfNoEntry: false })) return [];
	return readdirSync(top, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
		.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
		.filter((path) => !path.includes('/generated/'))
		.sort()
		.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Source code that ships: no tests. */
export function codeIn(...folders: string[]): SourceFile[] {
	return folders
		.flatMap((folder) => filesIn(folder, ['.ts', '.svelte']))
		.filter(({ path }) => !path.includes('.test.'));
}

/** The syntax tree of a file; of a component, that of its scripts, at the same lines. */
export function parse({ path, text }: SourceFile): ts.SourceFile {
	const code = path.endsWith('.svelte') ? scriptsOf(text) : text;
	return ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
}

function scriptsOf(component: string): string {
	let script = false;
	return component
		.split('\n')
		.map((line) => {
			if (/^\s*<script\b.*>\s*$/.test(line)) script = true;
			else if (/^\s*<\/script>/.test(line)) script = false;
			else if (script) return line;
			return '';
		})
		.join('\n');
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
	visit(node);
	ts.forEachChild(node, (child) => walk(child, visit));
}

/** `src/lib/engine/state/gate.ts:41` */
export function place(tree: ts.SourceFile, node: ts.Node): string {
	const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
	return `${tree.fileName}:${line + 1}`;
}

export interface Import {
	/** As written. */
	specifier: string;
	/** The project file it means, if it is one. */
	target: string | null;
	/** Vanishes when the types are stripped. */
	typeOnly: boolean;
	place: string;
}

/** Everything a file imports: statically, re-exported, dynamically, as a type, or as a worker by `new URL`. */
export function importsOf(file: SourceFile): Import[] {
	const tree = parse(file);
	const found: Import[] = [];
	const add = (
		node: ts.Node,
		specifier: ts.Node | undefined,
		typeOnly: boolean,
		isUrl = false
	): void => {
		if (!specifier || !ts.isStringLiteralLike(specifier)) return;
		// A URL is relative without saying so.
		const text = isUrl && /^\w/.test(specifier.text) ? `./${specifier.text}` : specifier.text;
		found.push({
			specifier: text,
			target: resolve(file.path, text),
			typeOnly,
			place: place(tree, node)
		});
	};
	walk(tree, (node) => {
		if (ts.isImportDeclaration(node)) {
			const clause = node.importClause;
			add(node, node.moduleSpecifier, clause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
		} else if (ts.isExportDeclaration(node)) {
			add(node, node.moduleSpecifier, node.isTypeOnly);
		} else if (ts.isImportTypeNode(node)) {
			if (ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true);
		} else if (ts.isCallExpression(node)) {
			if (node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node, node.arguments[0], false);
		} else if (ts.isNewExpression(node) && node.expression.getText(tree) === 'URL') {
			if (node.arguments?.[1]?.getText(tree) === 'import.meta.url') {
				add(node, node.arguments[0], false, true);
			}
		}
	});
	return [...found, ...importsOfMarkup(file)];
}

/** `{#await import('...')}`: what a component fetches when it is needed. */
function importsOfMarkup({ path, text }: SourceFile): Import[] {
	if (!path.endsWith('.svelte')) return [];
	return text.split('\n').flatMap((line, index) =>
		[...line.matchAll(/\{[#:@][^}]*\bimport\('([^']+)'\)/g)].map(([, specifier = '']) => ({
			specifier,
			target: resolve(path, specifier),
			typeOnly: false,
			place: `${path}:${index + 1}`
		}))
	);
}

function resolve(from: string, specifier: string): string | null {
	const bare = specifier.replace(/\?.*$/, '');
	if (bare.startsWith('#lib/')) return `src/lib/${bare.slice('#lib/'.length)}`;
	if (bare.startsWith('.')) return join(dirname(from), bare).replaceAll('\\', '/');
	return null;
}
