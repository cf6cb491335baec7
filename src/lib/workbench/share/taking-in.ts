/** What becomes of the user's files when a parcel is taken in; said first, done afterwards. */
import { readVariant } from '#lib/ruleset/layers/variant.ts';
import { editText } from '#lib/language/editing/edit-text.ts';
import { childOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { Parcel } from '#lib/parcel/parcel.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { stemOf } from '#lib/ruleset/layers/variant.ts';
import { idFrom } from '#lib/language/tools/id-from.ts';
import { pathOfVariant } from '#lib/workbench/mine/own-variant.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';
import type { WorkFile } from '#lib/rules-server/rules-server.ts';

export interface TakingIn {
	writes: { path: string; text: string }[];
	/** Files that everybody has, and that are otherwise in the parcel. */
	delivered: string[];
	/** Files of the user's own whose text becomes another one; what they say now stays in their history. */
	replaced: string[];
	/** Variants that get another id, because the user has one of theirs. */
	renamed: { from: string; to: string }[];
	/** Variants that need another id and cannot get one, because their text cannot be read: they are left out. */
	left: string[];
	/** The id of the variant that it is about, as it is then; null: it has none. */
	variant: string | null;
}

/** `languages`: in which a variant may have a name. */
export function takingIn(
	{ name, files }: Parcel,
	mine: readonly WorkFile[],
	languages: readonly string[]
): TakingIn {
	const plan: TakingIn = {
		writes: [],
		delivered: [],
		replaced: [],
		renamed: [],
		left: [],
		variant: files.has(pathOfVariant(name)) ? name : null
	};
	const taken = [...mine.map(({ path }) => path), ...files.keys()].filter(isVariant).map(stemOf);
	for (const [path, text] of files) {
		const there = mine.find((file) => file.path === path);
		if (there?.text === text) continue;
		if (there?.delivered === null && isVariant(path)) {
			const from = stemOf(path);
			const beside = besideMine(from, text, taken, mine, languages);
			if (beside) taken.push(beside.to);
			else plan.left.push(from);
			if (beside) plan.renamed.push({ from, to: beside.to });
			if (beside?.isNew) plan.writes.push({ path: pathOfVariant(beside.to), text: beside.text });
			if (plan.variant === from) plan.variant = beside?.to ?? null;
			continue;
		}
		plan.writes.push({ path, text });
		if (!there) continue;
		if (there.delivered !== null) plan.delivered.push(path);
		if (there.text !== there.delivered) plan.replaced.push(path);
	}
	return plan;
}

const isVariant = (path: string): boolean => fileRole(path).role === 'variant';

/** A variant under an id that is not taken; null: its text cannot be read. */
function besideMine(
	from: string,
	text: string,
	taken: readonly string[],
	mine: readonly WorkFile[],
	languages: readonly string[]
): { to: string; text: string; isNew: boolean } | null {
	// Taken in before, it is already there under the id that it got then.
	const before = mine.find(
		(file) =>
			file.delivered === null &&
			isVariant(file.path) &&
			stemOf(file.path).startsWith(`${from}-`) &&
			renamed(text, from, stemOf(file.path), languages) === file.text
	);
	const to = before ? stemOf(before.path) : idFrom(from, taken);
	const written = renamed(text, from, to, languages);
	return written === null ? null : { to, text: written, isNew: !before };
}

/** The text of a variant under another id; its names say so, too. null: it cannot be read. */
function renamed(
	text: string,
	from: string,
	to: string,
	languages: readonly string[]
): string | null {
	const set = editText(text, ['variant', 'id'], { do: 'set', value: to });
	if (!set.ok) return null;
	return languages.reduce((now, language) => withName(now, language, from, to), set.text);
}

function withName(text: string, language: string, from: string, to: string): string {
	const names = ['text', language, 'variants'];
	const rekeyed = editText(text, [...names, from], { do: 'rename', name: to });
	if (!rekeyed.ok) return text;
	const { root } = parseFile('named.yaml', rekeyed.text);
	const name = textOf(
		[...names, to].reduce<ReturnType<typeof childOf>>(
			(node, key) => childOf(node, key),
			root ?? undefined
		)
	);
	const number = /\d+$/.exec(to)?.[0] ?? '2';
	if (name === null) return rekeyed.text;
	const value = `${name} (${number})`;
	const named = editText(rekeyed.text, [...names, to], { do: 'set', value });
	return named.ok ? named.text : rekeyed.text;
}

/** Each file becomes a step of its history, and is in force when this comes back. */
export async function takeIn(
	{ writes }: TakingIn,
	workshop: Pick<Workshop, 'returnTo' | 'list'> & {
		evaluations: Pick<Workshop['evaluations'], 'now'>;
	}
): Promise<void> {
	for (const { path, text } of writes) workshop.returnTo(path, { is: 'text', text });
	for (const { path } of writes) await workshop.evaluations.now(path);
	await workshop.list();
}

/** The options that a variant's file chooses, in its order. */
export function chosenOptions(text: string): { id: string; value: string }[] {
	const { options } = readVariant(parseFile('variants/opened.yaml', text));
	return [...options].map(([id, { value }]) => ({ id, value: String(value) }));
}
