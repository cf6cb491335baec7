import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, root, type SourceFile } from './sources.ts';

/** Files of the reader's own: the one that the guide has them write, and those that examples are about. */
const NOT_OURS = [
	'my-rule.yaml',
	'other-rule.yaml',
	'my-tests.yaml',
	'my-variant.yaml',
	'cheap-towers.yaml',
	'west-end-0.json',
	'games.json',
	'games.csv',
	'pieces.csv',
	'variants/short-game.yaml',
	'house-rules/x.yaml'
];

/** The game that somebody begins who reads these pages; their own test follows every step. */
const FIRST_GAME = ['docs/first-game.md', 'docs/first-box.md'];
const OF_FIRST_GAME = /^small-island\/|^(base|text|tests|variants)\/[a-z]+\.yaml$|^game\.yaml$/;

const FOLDERS = [
	...['src', 'tests', 'scripts', 'editors'],
	...['rulesets', 'templates', 'schemas', 'docs', 'static']
];
const FILE = /[\w@.+<>*/-]*[\w>*]\.(?:ts|mjs|js|svelte|css|yaml|json|csv|md)\b/g;
const PATH = new RegExp(`(?<![\\w./-])(?:${FOLDERS.join('|')})/[\\w@.<>*/-]*[\\w>*/]`, 'g');

/** Pages that are there only where somebody has said `npm run docs`. */
const ON_DEMAND = ['docs/hooks/', 'docs/rulebook/west-end.md', 'docs/rulebook/pegasus.md'];
/** Nor has a reader at the project's host what `npm run prepare` makes. */
const MADE = [...ON_DEMAND, 'docs/reference.md'];

/** Every file of the project, and every folder with a slash behind it. */
const there = FOLDERS.flatMap((folder) =>
	readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map((entry) => {
		const path = join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/');
		return entry.isDirectory() ? `${path}/` : path;
	})
).concat(
	FOLDERS.map((folder) => `${folder}/`),
	ON_DEMAND,
	'docs/hooks/any-game.md',
	readdirSync(root)
);

/** What comments say, line by line; code becomes empty lines. */
function commentsOf({ path, text }: SourceFile): string[] {
	const comment = path.endsWith('.yaml')
		? /(?:^|\s)#(.*)$/
		: /^\s*(?:\/\*\*?|\*|\/\/|<!--)(.*)$|\s\/\/\s(.*)$/;
	return text.split('\n').map((line) => {
		const [, whole = '', tail = ''] = comment.exec(line) ?? [];
		return whole + tail;
	});
}

/** A star stands for any name, `<id>` for one that the reader chooses. */
function exists(pointer: string, from: string): boolean {
	const near = posix.join(dirname(from), pointer);
	const pattern = pointer
		.replace(/^\.?\//, '')
		.split(/\*+|<[^>]*>/)
		.map((part) => part.replaceAll(/[.+@]/g, '\\$&'))
		.join('[^/]*');
	const anywhere = new RegExp(`(?:^|/)${pattern}/?$`);
	return there.some((path) => path === near || anywhere.test(path));
}

/** Pointers in lines of text to files and folders that are not there. */
function lost(path: string, lines: readonly string[]): string[] {
	return lines.flatMap((line, index) => {
		const plain = line.replaceAll(/\w+:\/\/\S+/g, '');
		const pointers = new Set(
			[...plain.matchAll(FILE), ...plain.matchAll(PATH)].map(([all]) => all)
		);
		return [...pointers]
			.filter((pointer) => !NOT_OURS.includes(pointer) && !exists(pointer, path))
			.filter((pointer) => !FIRST_GAME.includes(path) || !OF_FIRST_GAME.test(pointer))
			.map((pointer) => `${path}:${index + 1} ${pointer}`);
	});
}

const code = [
	...filesIn('src', ['.ts', '.svelte', '.css']),
	...filesIn('tests', ['.ts']),
	...filesIn('scripts', ['.ts', '.mjs']),
	...filesIn('editors', ['.ts']),
	...filesIn('rulesets', ['.yaml'])
].filter(({ path }) => !import.meta.filename.endsWith(path));
const readme = { path: 'README.md', text: readFileSync(join(root, 'README.md'), 'utf8') };
const isAmong = (pages: readonly string[], path: string): boolean =>
	pages.some((page) => `${path}/`.startsWith(page));
const documents = [readme, ...filesIn('docs', ['.md'])].filter(
	({ path }) => !isAmong(ON_DEMAND, path)
);

describe('pointers', () => {
	it('in comments lead to files that are there', () => {
		expect(code.flatMap((file) => lost(file.path, commentsOf(file)))).toEqual([]);
	});

	it('in documents lead to files that are there', () => {
		expect(documents.flatMap(({ path, text }) => lost(path, text.split('\n')))).toEqual([]);
	});

	it('that can be followed lead to what is committed', () => {
		const followed = documents.flatMap(({ path, text }) =>
			[...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
				.map(([, to = '']) => ({ path, to }))
				.filter(({ to }) => !/^\w+:/.test(to))
		);
		expect(followed.length).toBeGreaterThan(50);
		const astray = followed.filter(({ path, to }) => {
			const target = posix.join(dirname(path), to);
			return isAmong(MADE, target) || !existsSync(join(root, target));
		});
		expect(astray).toEqual([]);
	});

	it('that lead nowhere would be noticed, and only those', () => {
		const text = [
			'/** Reads what `sources.ts` finds; see gone.ts and docs/gone.md. */',
			"import { x } from './not-a-comment.ts'; // like tests/gone/ and tests/e2e/",
			' * `schemas/*.schema.json` and rulesets/<game>/base/, not rulesets/*/gone/',
			' // https://example.org/page.md, ./doors.test.ts'
		].join('\n');
		const path = 'tests/architecture/planted.ts';
		expect(lost(path, commentsOf({ path, text }))).toEqual([
			`${path}:1 gone.ts`,
			`${path}:1 docs/gone.md`,
			`${path}:2 tests/gone/`,
			`${path}:3 rulesets/*/gone/`
		]);
		const yaml = 'a: gone.ts # as nowhere.yaml says\n# see base/game.yaml';
		expect(lost('planted.yaml', commentsOf({ path: 'planted.yaml', text: yaml }))).toEqual([
			'planted.yaml:1 nowhere.yaml'
		]);
	});
});
