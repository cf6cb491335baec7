/** The names of all icons that pieces can have, as the installed collection has them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function iconNames(project: string): string {
	const file = join(project, 'node_modules/@iconify-json/game-icons/icons.json');
	const set = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, unknown> };
	const names = Object.keys(set.icons).sort();
	return `// Made by \`npm run prepare\` from @iconify-json/game-icons. Do not edit.
const NAMES =
	'${names.join(' ')}';

let names: ReadonlySet<string> | null = null;

/** The icons that a piece can name. */
export function iconNames(): ReadonlySet<string> {
	names ??= new Set(NAMES.split(' '));
	return names;
}
`;
}
