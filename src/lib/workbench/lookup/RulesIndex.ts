/** The running rules, ready for looking things up: faces, attributes, colours, names, clauses. */
import type { Value, ZoneView } from '#lib/engine/seat/protocol.ts';
import { own } from '#lib/language/tools/own.ts';
import { ART } from '#lib/ruleset/art/picture.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { EnumDef } from '#lib/ruleset/program/program.ts';
import type { FaceInfo, Rules } from '#lib/rules-server/rules-server.ts';
import { Lexicon, listed } from './phrase.ts';
import { cssColour } from './css-colour.ts';
import type { GridRow, Layout, MarkLayout, ZoneRole } from '#lib/ruleset/program/layout.ts';
import { namesOfEnum } from '#lib/ruleset/program/face-names.ts';

export type { ZoneRole } from '#lib/ruleset/program/layout.ts';

/** A small symbol on a counter; `number` where the attribute counts, `text` where it is one of several words. */
export interface Mark {
	attribute: string;
	name: string;
	icon: string | null;
	letter: string;
	number: number | null;
	text: string | null;
}

/** A mark in words. */
export function markText({ name, number, text }: Mark): string {
	const said = number ?? text;
	return said === null ? name : `${name} ${said}`;
}

/** What is printed on a face, in the words and colours of the layout. */
export interface Print {
	face: string;
	/** As it fits on a counter. */
	name: string;
	icon: string;
	/** The address of a picture of one's own, which is shown instead of an icon. */
	picture: string | null;
	ground: string;
	/** The number written large, or null where the layout names none or the piece has none. */
	value: string | null;
	/** That number, where it is the face of a die. */
	die: number | null;
	/** What it is made of. */
	body: 'tile' | 'disc' | 'figure';
	/** It is a card, with this rule on it (null: none). */
	card: { rule: string | null } | null;
	marks: Mark[];
}

/** What is to be printed. */
export interface Drawn {
	face: string;
	name: string;
	icon: string;
	attribute: (id: string) => Value;
	card: Print['card'];
}

/** What has no value here, or one that is not known, has no colour. */
function colourIn(colours: Readonly<Record<string, string>>, value: Value): string | undefined {
	return value === null || typeof value === 'object' ? undefined : own(colours, `${value}`);
}

/** Whether a kind is the one at this index, or one below it. */
export function descends(kinds: Rules['kinds'], kind: string | null, ancestor: number): boolean {
	let at = kinds.findIndex(({ id }) => id === kind);
	while (at >= 0 && at !== ancestor) at = kinds[at]?.parent ?? -1;
	return at >= 0;
}

/** Of a zone that the layout does not mention. */
const USUAL_ROLE = { game: 'pile', player: 'row', space: 'stack' } as const;

export class RulesIndex {
	readonly rules: Rules;
	readonly layout: Layout;
	readonly lexicon: Lexicon;
	readonly #faces: Map<string, FaceInfo>;
	readonly #prints = new Map<string, Print>();

	/** `systemTexts`: the workbench's words for what the engine says by itself. */
	constructor(rules: Rules, language: string, systemTexts: Record<string, string> = {}) {
		this.rules = rules;
		this.layout = rules.layout;
		this.lexicon = new Lexicon(rules.texts, language, systemTexts);
		this.#faces = new Map(rules.faces.map((face) => [face.id, face]));
	}

	face(id: string): FaceInfo | null {
		return this.#faces.get(id) ?? null;
	}

	pieceName(face: string): string {
		return this.lexicon.name('pieces', face);
	}

	/** As it is written on the counter itself. */
	printedName(face: string): string {
		return this.lexicon.short('pieces', face);
	}

	kindName(kind: string): string {
		return this.lexicon.name('kinds', kind);
	}

	isZone(id: string): boolean {
		return this.rules.zones.some((zone) => zone.id === id);
	}

	zoneName(zone: string): string {
		return this.lexicon.name('zones', zone);
	}

	fieldName(field: string): string {
		return this.lexicon.find(`values.${field}`) !== null &&
			this.lexicon.find(`fields.${field}`) === null
			? this.lexicon.name('values', field)
			: this.lexicon.name('fields', field);
	}

	zoneRole(zone: string): ZoneRole {
		const per = this.rules.zones.find((one) => one.id === zone)?.per ?? 'game';
		return own(this.layout.zones, zone) ?? USUAL_ROLE[per];
	}

	/** Whether a zone lies in one of the rows that the layout names. */
	isInRows(zone: string): boolean {
		const { rows } = this.layout.rows ?? {};
		return rows?.some(({ zones, beside }) => [...zones, ...beside].includes(zone)) ?? false;
	}

	/** Whether it matters to the rules what lies where in it. */
	liesInOrder(zone: string): boolean {
		return this.rules.zones.some(({ id, inOrder }) => id === zone && inOrder);
	}

	/** Zones as they lie on the table: those that are rows of one grid lie together. */
	strips(zones: readonly ZoneView[]): [ZoneView, ...ZoneView[]][] {
		const strips = new Map<string, [ZoneView, ...ZoneView[]]>();
		for (const zone of zones) {
			const row = own(this.layout.grids, zone.zone)?.row;
			const key = row ? `rows of ${row.of} ${zone.of ?? ''}` : zone.key;
			const before = strips.get(key);
			if (before) before.push(zone);
			else strips.set(key, [zone]);
		}
		return [...strips.values()];
	}

	/** What is written before a row of a grid that is a zone of its own. */
	placeName({ place, enum: by }: Pick<GridRow, 'place' | 'enum'>): string {
		return by === null ? `${place}` : this.lexicon.name(namesOfEnum(by), `${place}`);
	}

	/** A printed attribute; null where the game has no such attribute or the face prints none. */
	attribute(face: FaceInfo, id: string): Value {
		const index = this.rules.attributes.findIndex((attribute) => attribute.id === id);
		const definition = this.rules.attributes[index];
		return definition ? this.#decode(definition.type, face.attributes[index] ?? -1) : null;
	}

	isKind(kind: string | null, ancestor: string): boolean {
		const { kinds } = this.rules;
		const above = kinds.findIndex(({ id }) => id === ancestor);
		return above >= 0 && descends(kinds, kind, above);
	}

	kindOf(face: FaceInfo): string {
		return this.rules.kinds[face.kind]?.id ?? '';
	}

	/** All pictures of one's own: how pieces name them, and their addresses. */
	get pictures(): { icon: string; href: string }[] {
		return Object.entries(this.rules.art).map(([name, href]) => ({ icon: ART + name, href }));
	}

	/** The address of a picture of one's own; null for icons, and for what cannot be shown. */
	picture(icon: string): string | null {
		return icon.startsWith(ART) ? (own(this.rules.art, icon.slice(ART.length)) ?? null) : null;
	}

	/** The name that a space has of its own. */
	spaceName({ q, r }: { q: number; r: number }): string | null {
		const path = `spaces.${q},${r}`;
		return this.lexicon.find(`${path}.name`, path);
	}

	/** Of a counter, by what colours counters. */
	colour(value: Value): string {
		return cssColour(colourIn(this.layout.counter.colours, value));
	}

	/** The colour of a space: that of its fill, or else one by turns, as on a chessboard. */
	spaceColour(fill: Value, { q, r }: { q: number; r: number }): string {
		const { colours } = this.layout.space;
		const filled = colourIn(this.layout.colours, fill);
		if (filled !== undefined || colours.length === 0) return cssColour(filled);
		// Neighbours differ by one or two: so do their colours, on squares by two, on hexes by three.
		const turn = (((q - r) % colours.length) + colours.length) % colours.length;
		return cssColour(colours[turn]);
	}

	/** Which pattern stands for the colour of a space beside it; -1 for none. */
	pattern(value: Value): number {
		const ordinal = this.ordinal(this.layout.space.fill, value);
		if (ordinal >= 0 || value === null || typeof value === 'object') return ordinal;
		return Object.keys(this.layout.colours).indexOf(`${value}`);
	}

	/** Position of a value among its enum's values. */
	ordinal(of: string | null, value: Value): number {
		if (typeof value !== 'string') return -1;
		return this.#enumOf(of, value)?.values.indexOf(value) ?? -1;
	}

	print(faceId: string): Print {
		const known = this.#prints.get(faceId);
		if (known) return known;
		const made = this.#makePrint(faceId);
		this.#prints.set(faceId, made);
		return made;
	}

	/** What is printed on a face that has these attributes, whether the rules know it or not. */
	draw({ face, name, icon, attribute, card }: Drawn): Print {
		const { counter } = this.layout;
		const printed = (id: string | null) => (id === null ? null : attribute(id));
		const value = printed(counter.value);
		const number =
			typeof value === 'number' && this.#isWritten(counter.value, value) ? value : null;
		const word = typeof value === 'string' ? this.#enumOf(counter.value, value) : undefined;
		return {
			face,
			name,
			icon,
			picture: this.picture(icon),
			ground: this.colour(printed(counter.colour)),
			value: word
				? this.lexicon.short(namesOfEnum(word.id), String(value))
				: number === null
					? null
					: String(number),
			die: counter.value !== null && this.isDie(counter.value) ? number : null,
			body: this.#bodyOf(face),
			card,
			marks: this.marks(counter.marks, printed)
		};
	}

	/** What of these is true, or a number that is not 0. */
	marks(wanted: readonly MarkLayout[], worth: (id: string) => Value): Mark[] {
		return wanted.flatMap((mark): Mark[] => {
			const said = worth(mark.attribute);
			if (said === null || said === false || said === 0) return [];
			const name = this.nameOf(mark.attribute);
			const letter = name.charAt(0).toLocaleUpperCase();
			const word = typeof said === 'string' ? this.#enumOf(mark.attribute, said) : undefined;
			const text = word ? this.lexicon.short(namesOfEnum(word.id), String(said)) : null;
			return [{ ...mark, name, letter, number: typeof said === 'number' ? said : null, text }];
		});
	}

	/** Whether its numbers are faces of a die. */
	isDie(name: string): boolean {
		return this.layout.dice.includes(name);
	}

	/** What a field, a value, an attribute or a number of the map is called. */
	nameOf(id: string): string {
		if (this.lexicon.find(`attributes.${id}.name`, `attributes.${id}`) !== null)
			return this.lexicon.name('attributes', id);
		const onMap = `numbers.map.marks.${id}`;
		return this.lexicon.find(`${onMap}.name`, onMap) ?? this.fieldName(id);
	}

	#bodyOf(id: string): Print['body'] {
		const face = this.face(id);
		const isOf = (kinds: readonly string[]): boolean =>
			face !== null && kinds.some((kind) => this.isKind(this.kindOf(face), kind));
		if (isOf(this.layout.discs)) return 'disc';
		return isOf(this.layout.figures) ? 'figure' : 'tile';
	}

	/** The rule text of a card; null where the face is none. */
	cardOf(face: FaceInfo): Print['card'] {
		const isCard = this.layout.cards.some((kind) => this.isKind(this.kindOf(face), kind));
		return isCard ? { rule: this.lexicon.rule('pieces', face.id) } : null;
	}

	/** 0 is a number; but a printed attribute is 0 on each face that does not have it. */
	#isWritten(of: string | null, value: number): boolean {
		const attribute = this.rules.attributes.find(({ id }) => id === of);
		return value !== 0 || attribute?.type.t !== 'int';
	}

	/** A field's value in words: enum values by name, flags as given, numbers in the language's digits. */
	say(value: Value, field: { id: string; type: Type } | undefined): string {
		if (value === null) return '–';
		if (typeof value === 'object') {
			const element = field?.type.t === 'set' ? { ...field, type: field.type.of } : undefined;
			return listed(value, (member) => this.say(member, element));
		}
		if (typeof value === 'number')
			return new Intl.NumberFormat(this.lexicon.language).format(value);
		if (typeof value === 'boolean') return value ? '✓' : '–';
		const type = field?.type.t === 'optional' ? field.type.of : field?.type;
		const enumeration = type?.t === 'enum' ? this.rules.enums[type.enum] : undefined;
		return enumeration ? this.lexicon.name(namesOfEnum(enumeration.id), value) : value;
	}

	/** An enum value in words; `of` is the attribute, field or value that has it. */
	enumName(of: string | null, value: string): string {
		const enumeration = this.#enumOf(of, value);
		return enumeration ? this.lexicon.name(namesOfEnum(enumeration.id), value) : value;
	}

	/** The text from which that name is; null where it is in no enum. */
	enumPath(of: string | null, value: string): string | null {
		const enumeration = this.#enumOf(of, value);
		return enumeration ? `${namesOfEnum(enumeration.id)}.${value}` : null;
	}

	clause(id: string): { text: string; section: string } | null {
		const clause = this.rules.clauses.find((candidate) => candidate.id === id);
		if (!clause) return null;
		return { text: this.lexicon.find(`clauses.${id}`) ?? clause.text, section: clause.section };
	}

	/** The enum of an attribute, field or value, else the first one that has the value. */
	#enumOf(of: string | null, value: string): EnumDef | undefined {
		const { askable, attributes, fields, enums } = this.rules;
		const all = [...attributes, ...Object.values(fields).flat(), ...askable];
		const declared = all.filter(({ id }) => id === of);
		for (const { type } of declared) {
			const inner = type.t === 'optional' ? type.of : type;
			if (inner.t === 'enum' && enums[inner.enum]?.values.includes(value)) return enums[inner.enum];
		}
		return enums.find((candidate) => candidate.values.includes(value));
	}

	#makePrint(faceId: string): Print {
		const face = this.#faces.get(faceId);
		return this.draw({
			face: faceId,
			name: this.printedName(faceId),
			icon: face?.icon ?? '',
			card: face ? this.cardOf(face) : null,
			attribute: (id) => (face ? this.attribute(face, id) : null)
		});
	}

	#decode(type: Type, word: number): Value {
		switch (type.t) {
			case 'int':
				return word;
			case 'bool':
				return word === 1;
			case 'enum':
				return this.rules.enums[type.enum]?.values[word] ?? null;
			case 'optional':
				return word < 0 ? null : this.#decode(type.of, word);
			default:
				return word < 0 ? null : word;
		}
	}
}
