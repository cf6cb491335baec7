/** Texts that bend to what is put in: whether they can be read, and whether the forms are there for which they ask. */
import { beside, finding, fixing, type Place, type TextEdit } from '#lib/language/diagnostic.ts';
import { placeIn } from '#lib/language/findings.ts';
import { grammarOf, nameForm } from '#lib/language/message/grammar.ts';
import type { MessageUse, ReadMessage } from '#lib/language/message/read-message.ts';
import { say } from '#lib/language/said.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import { own } from '#lib/language/tools/own.ts';
import type { MapNode, ScalarNode } from '#lib/language/tree.ts';
import type { AskedText, Rules, TextArgument } from '#lib/ruleset/link/context/body.ts';
import { isSeveral, type Type } from '#lib/ruleset/program/expression-ir.ts';
import type { PieceText, Program } from '#lib/ruleset/program/program.ts';
import { namesOfEnum } from '#lib/ruleset/program/face-names.ts';

/** A form that a text of a language asks for, of things of one type. */
interface AskedForm {
	language: string;
	form: string;
	type: Type;
	place: Place;
}

export class Bending {
	readonly #program: Program;
	readonly #rules: Rules;
	readonly #asked: AskedForm[] = [];
	readonly #pieceTexts: PieceText[] = [];
	/** Where names are written, by language and path. */
	readonly #names = new Map<string, Map<string, WrittenName>>();

	constructor(program: Program, rules: Rules) {
		this.#program = program;
		this.#rules = rules;
	}

	/** A text without gaps: a name, or what stands beside one. */
	name(language: string, path: string, nameless: string, written: WrittenName): void {
		const { node } = written;
		if (!path.endsWith('.gender')) {
			const names = this.#names.get(language);
			if (names) names.set(nameless, written);
			else this.#names.set(language, new Map([[nameless, written]]));
			return;
		}
		const genders = grammarOf(language)?.genders;
		if (!genders || genders.includes(node.text)) return;
		const { hint, fixes } = didYouMean(node.text, genders, node.range);
		const message = say`text/no-gender: "${node.text}" is no gender of this language: ${genders.join(', ')}${hint}`;
		this.#rules.link.report(finding('text/gender', node, message, { severity: 'warning', fixes }));
	}

	/** What cannot be read would be shown raw, and a `{word}` that no step gives would be left open. */
	message({ language, path, node }: WrittenText, askers: AskedText[], read: ReadMessage): void {
		const { link } = this.#rules;
		if (!read.ok) {
			link.report(finding('text/syntax', placeIn(node, read.from, read.to), read.said));
			return;
		}
		const args = typesIn(askers);
		for (const use of read.uses) {
			const at = placeIn(node, use.from, use.to);
			for (const { puts } of askers) puts?.(use.name);
			const without = askers.find(
				({ args }) => args && !args.some(({ name }) => name === use.name)
			);
			if (without) {
				const known = without.args?.map(({ name }) => name) ?? [];
				const { hint } = didYouMean(use.name, known, at.range);
				const related = [beside(without.place, say`rule/shown-from-here: shown from here`)];
				const message = say`rule/nothing-given: Nothing is given for {${use.name}}${hint}`;
				link.report(finding('text/placeholder', at, message, { severity: 'warning', related }));
			} else {
				const { name, form } = use;
				const type = own(args, name);
				if (type?.t === 'piece')
					this.#pieceTexts.push({ language, path, name, form, kind: type.kind, args });
				if (form !== null) this.#form(language, askers, use, node);
			}
		}
	}

	#form(
		language: string,
		askers: AskedText[],
		{ name, form, from }: MessageUse,
		node: ScalarNode
	): void {
		if (form === null) return;
		const { link } = this.#rules;
		const word = node.text.indexOf('.', from) + 1;
		const at = placeIn(node, word, word + form.length);
		const forms = grammarOf(language)?.forms;
		if (forms && !forms.includes(form)) {
			const { hint, fixes } = didYouMean(form, forms, at.range);
			const message = say`text/no-name-form: "${form}" is no form of a name in this language: ${forms.join(', ')}${hint}`;
			link.report(finding('text/form', at, message, { severity: 'warning', fixes }));
			return;
		}
		const given = askers.flatMap(({ args }) => args?.filter((arg) => arg.name === name) ?? []);
		for (const type of typesOf(given)) {
			if (isNamed(type)) {
				this.#asked.push({ language, form, type, place: at });
				continue;
			}
			const end = word + form.length;
			const fixes = [
				fixing(say`text/leave-form-out: Leave the form out`, [
					{ range: placeIn(node, word - 1, end).range, text: '' }
				])
			];
			const message = say`text/name-without-forms: "${name}" is no name and has no forms`;
			link.report(finding('text/form', at, message, { severity: 'warning', fixes }));
			return;
		}
	}

	/** Texts into which pieces are put. */
	get pieceTexts(): PieceText[] {
		return this.#pieceTexts;
	}

	/** After all texts: names that stand in a language without the form for which a text of that language asks. */
	askedForms(): void {
		const reported = new Set<string>();
		// Hundreds of texts ask for the same form of the same things.
		const first = new Map<string, AskedForm>();
		for (const asked of this.#asked) {
			const key = JSON.stringify([asked.language, asked.form, asked.type]);
			if (!first.has(key)) first.set(key, asked);
		}
		for (const { language, form, type, place } of first.values())
			for (const path of this.#pathsOf(type)) {
				const id = `${language} ${path}`;
				const written = this.#names.get(language)?.get(path);
				if (!written || reported.has(id) || this.#has(language, path, form)) continue;
				reported.add(id);
				this.#missing(language, form, written, place);
			}
	}

	/**
	 * A proper name says so by its form `the`, or is the same in English, as those are that nobody has translated yet; that
	 * another one has no gender may have been forgotten.
	 */
	#has(language: string, path: string, form: string): boolean {
		const texts = own(this.#program.texts, language) ?? {};
		const written = (text: string) => own(texts, `${path}.${text}`) ?? null;
		const gender = written('gender');
		if (written(form) !== null) return true;
		const english = own(this.#program.texts, 'en') ?? {};
		const isSame = language !== 'en' && own(english, path) === own(texts, path);
		if (gender === null && isSame) return true;
		if (gender === null && (!grammarOf(language) || written('the') === null)) return false;
		return nameForm(language, { text: own(texts, path) ?? '', gender, written }, form) !== null;
	}

	#missing(language: string, form: string, written: WrittenName, asking: Place): void {
		const related = [beside(asking, say`text/asked-for-here: asked for here`)];
		const genders = grammarOf(language)?.genders;
		const choices = genders?.map((gender) => `gender: ${gender}`) ?? [
			`${form}: ${JSON.stringify(written.node.text)}`
		];
		const fixes = choices.map((line) =>
			fixing(say`text/add: Add "${line}"`, [besideName(written, line)])
		);
		const message = say`text/form-asked-for: A text asks for the form "${form}" of this name: write it, or the gender of the name, beside it`;
		const said = { severity: 'warning' as const, related, fixes };
		this.#rules.link.report(finding('text/form', written.node, message, said));
	}

	#pathsOf(type: Type): string[] {
		const { faces, kinds, enums } = this.#program;
		switch (type.t) {
			case 'piece':
				return faces
					.filter(({ kind }) => isKindOf(kind, type.kind, { kinds }))
					.map(({ id }) => `pieces.${id}`);
			case 'enum': {
				const { id = '', values = [] } = enums[type.enum] ?? {};
				return values.map((value) => `${namesOfEnum(id)}.${value}`);
			}
			case 'space':
				return [...this.#cellPaths(), ...this.#labelPaths(), 'words.space'];
			default:
				return [];
		}
	}

	/** Cells with a name of their own. */
	#cellPaths(): string[] {
		return [...this.#rules.link.cellsOfAnySize()].map((cell) => `spaces.${cell}`);
	}

	/** Others are called by the value that the layout has for their label, or, where it is not known, just spaces. */
	#labelPaths(): string[] {
		const { attributes, fields, layout } = this.#program;
		const label = layout.space.label ?? layout.space.fill;
		return [...attributes, ...fields.space].flatMap(({ id, type }) =>
			id === label ? this.#pathsOf(elementOf(type)) : []
		);
	}
}

/** A text of a language, where it is written. */
export interface WrittenText {
	language: string;
	path: string;
	node: ScalarNode;
}

/** A name, and the map in which it stands beside others of its parts; null: it stands alone. */
export interface WrittenName {
	node: ScalarNode;
	among: { map: MapNode; key: ScalarNode } | null;
}

/** One more line beside a name. */
function besideName({ node, among }: WrittenName, line: string): TextEdit {
	if (!among) {
		const name = `{ name: ${JSON.stringify(node.text)}, ${line} }`;
		return { range: node.range, text: name };
	}
	const { map, key } = among;
	const end = { ...node.range, start: node.range.end };
	const { line: row, offset, column } = key.range.start;
	const isInBraces = map.range.start.line === row && map.range.start.offset < offset;
	return { range: end, text: isInBraces ? `, ${line}` : `\n${' '.repeat(column - 1)}${line}` };
}

/** The sorts of all that is put into a text. */
function typesIn(askers: readonly AskedText[]): PieceText['args'] {
	const all = askers.flatMap(({ args }) => args ?? []);
	return Object.fromEntries(
		all.flatMap(({ name, type }) => (type ? [[name, elementOf(type)]] : []))
	);
}

function typesOf(given: readonly TextArgument[]): Type[] {
	return given.flatMap(({ type }) => (type ? [elementOf(type)] : []));
}

/** What is put in: an element of a set, a thing that may be missing. */
function elementOf(type: Type): Type {
	return isSeveral(type) || type.t === 'optional' ? elementOf(type.of) : type;
}

function isKindOf(kind: number, ancestor: number, { kinds }: Pick<Program, 'kinds'>): boolean {
	for (let k = kind; k >= 0; k = kinds[k]?.parent ?? -1) if (k === ancestor) return true;
	return ancestor === 0;
}

function isNamed({ t }: Type): boolean {
	return t === 'player' || t === 'space' || t === 'piece' || t === 'zone' || t === 'enum';
}
