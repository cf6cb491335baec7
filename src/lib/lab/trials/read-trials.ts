/** Files of trials: a position with placeholders, that bots play many times; one or more documents to a file. */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { childOf, entriesOf, itemsOf, numberOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';

export interface Trial {
	id: string;
	about: string;
	/** Of its name. */
	range: SourceRange;
	/** The text of its file. */
	source: string;
	/** null: the fewest. */
	players: number | null;
	/** The pieces it is for, and those they meet. */
	tested: TreeNode;
	against: TreeNode;
	vary: Varied[];
	/** null: pieces have none. */
	value: TreeNode | null;
	/** Where placeholders stand. */
	given: TreeNode | undefined;
	start: TreeNode | undefined;
	won: TreeNode;
	lost: TreeNode;
}

/** A placeholder with the words it stands for. */
export interface Varied {
	id: string;
	key: ScalarNode;
	/** The id of an enum, whose words they are; null: they are listed. */
	words: { enum: ScalarNode } | { listed: NamedWord[] };
}

export interface NamedWord {
	name: string;
	/** null: it is the word of an enum, and stands in no file of trials. */
	node: ScalarNode | null;
	text: string;
}

/** `findings`: about syntax and shape; with errors among them no trial is read. */
export interface TrialFile {
	trials: Trial[];
	findings: Diagnostic[];
}

export function readTrials(path: string, text: string): TrialFile {
	const file = parseFile(path, text);
	const findings = fileFindings(file, 'trial');
	if (file.root === null || findings.some(({ severity }) => severity === 'error'))
		return { trials: [], findings };
	return { trials: [file.root, ...file.more].map((root) => trialOf(root, text)), findings };
}

/** All files of trials of a game, with what is wrong with them. */
export function trialsOfGame(files: ReadonlyMap<string, string>, game: string): TrialFile[] {
	return [...files]
		.filter(([path]) => {
			const found = fileRole(path);
			return found.role === 'trial' && found.game === game;
		})
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([path, text]) => readTrials(path, text));
}

/** Those that are in them, where nothing is wrong with their shape. */
export function soundTrials(files: readonly TrialFile[]): Trial[] | { findings: Diagnostic[] } {
	const findings = files.flatMap((file) => file.findings).filter(isError);
	return findings.length > 0 ? { findings } : files.flatMap(({ trials }) => trials);
}

function trialOf(root: TreeNode, source: string): Trial {
	// The shape has been checked: what is needed is there.
	const needed = (key: string): TreeNode => childOf(root, key)!;
	return {
		id: textOf(needed('trial'))!,
		about: textOf(needed('about'))!,
		range: needed('trial').range,
		source,
		players: numberOf(childOf(root, 'players')),
		tested: needed('tested'),
		against: childOf(root, 'against') ?? needed('tested'),
		vary: entriesOf(childOf(root, 'vary')).map(([id, { key, value }]) => ({
			id,
			key,
			words: wordsOf(value)
		})),
		value: childOf(root, 'value') ?? null,
		given: childOf(root, 'given'),
		start: childOf(root, 'start'),
		won: needed('won'),
		lost: needed('lost')
	};
}

function wordsOf(node: TreeNode): Varied['words'] {
	if (node.node === 'scalar') return { enum: node };
	const named: [string | null, TreeNode][] =
		node.node === 'list'
			? itemsOf(node).map((item) => [null, item])
			: entriesOf(node).map(([name, { value }]) => [name, value]);
	return {
		listed: named.flatMap(([name, value]) =>
			value.node === 'scalar' ? [{ name: name ?? value.text, node: value, text: value.text }] : []
		)
	};
}
