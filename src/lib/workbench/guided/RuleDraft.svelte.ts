/** A rule of one's own while it is put together: what has been chosen so far, and what comes of it. */
import { onceFor } from '#lib/language/tools/once-for.ts';
import type { Happening, Part, PartType, RuleHook } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import type { RuleParts } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import type { Condition, Deed, Outcome, OwnRule, Stage, Who } from './own-rule.ts';
import { MOST_DEEDS, STAGES, surely } from './own-rule.ts';
import {
	fits,
	isOfKind,
	mayBeMissing,
	type Question,
	questionsOf,
	type Relation,
	relationsOf,
	rivals
} from './questions.ts';

/** Players who can be given something. */
export interface Receiver {
	key: string;
	who: Who;
	/** What can be nobody or nothing, and must not be. */
	needed: string[];
}

/** What a parameter of something that happens can be; `needed`: a path that can be nothing, and must not be. */
export interface Filling {
	put: string | number | boolean;
	question: Question | null;
	needed: string | null;
}

export type DraftDeed =
	| {
			does: 'gain';
			who: string;
			but: string | null;
			field: string;
			loses: boolean;
			amount: number | null;
	  }
	| { does: 'happen'; happening: Happening; put: Record<string, string | number | boolean | null> };

/** The players of one of those questions are offered for each value, not more. */
const MOST_ASKED = 3;

export class RuleDraft {
	readonly hook: RuleHook;
	readonly parts: RuleParts;
	readonly questions: Question[];
	readonly receivers: Receiver[];
	/** What players have that can become more or less. */
	readonly purses: (Part & { open: boolean })[];
	/** What the game can do with what the event tells. */
	readonly happenings: Happening[];
	/** What can stand for something of a type; of a number there are too many to list. */
	readonly fillings = onceFor((type: PartType) => this.#fillingsOf(type));
	name = $state('');
	conditions = $state.raw<Condition[]>([]);
	stage = $state<Stage>('add');
	amount = $state<number | null>(1);
	/** The answer of a value that is no number. */
	answer = $state<string>('');
	forbids = $state(false);
	reason = $state('');
	deeds = $state.raw<DraftDeed[]>([]);

	/** `rule`: as it stands already. */
	constructor(hook: RuleHook, parts: RuleParts, rule: OwnRule | null = null) {
		this.hook = hook;
		this.parts = parts;
		this.questions = questionsOf(hook, parts);
		this.receivers = hook.sort === 'events' ? this.#receivers() : [];
		this.purses = parts.fields.player.filter(({ type }) => type.is === 'number');
		this.happenings = parts.happenings.filter(
			({ sort, id, params }) =>
				(sort !== hook.sort || id !== hook.id) &&
				params.every(({ type }) => type.is === 'number' || this.fillings(type).length > 0)
		);
		this.answer = this.answers[0] ?? '';
		this.stage = this.stages[0] ?? 'set';
		this.forbids = hook.sort === 'actions';
		if (hook.sort === 'events') this.addDeed();
		if (rule) this.#take(rule);
	}

	/** What a value that is no number can be; empty of all else. */
	get answers(): string[] {
		if (this.hook.sort !== 'values') return [];
		const { type } = this.hook;
		if (type.is === 'flag') return ['true', 'false'];
		if (type.is !== 'word') return [];
		return [...type.words, ...(type.optional ? ['none'] : [])];
	}

	/** How a number can change; one that may be missing has nothing to which more could be added. */
	get stages(): readonly Stage[] {
		const { hook } = this;
		return hook.sort === 'values' && hook.type.optional ? ['set'] : STAGES;
	}

	/** null: something is missing. */
	readonly rule = $derived.by<OwnRule | null>(() => {
		const outcome = this.#outcome();
		const all = this.deeds.flatMap((deed) => this.#neededFor(deed));
		const needed = all.filter((path, at) => all.indexOf(path) === at);
		const { hook, conditions } = this;
		const brings = outcome?.does === 'deeds';
		return (
			outcome && { hook, conditions, outcome, needed: brings ? needed : [], name: this.name.trim() }
		);
	});

	/** What it is, once it has been asked about. */
	questionOf(path: string): Question | null {
		return this.questions.find((question) => question.path === path) ?? null;
	}

	relations(question: Question): Relation[] {
		return relationsOf(question.type, rivals(question, this.questions).length > 0);
	}

	/** What a condition about something begins with. */
	conditionOn(path: string): Condition {
		const question = this.questionOf(path);
		const [relation] = question ? this.relations(question) : [];
		if (!question || !relation) return { relation: 'free', text: '' };
		return { relation, of: path, to: this.choices(question, relation)[0] ?? 1 };
	}

	/** The words, kinds, pieces or paths that stand behind a relation; none where it is a number or nothing. */
	choices({ type, path }: Question, relation: Relation): string[] {
		switch (relation) {
			case 'is':
			case 'is-not':
				return type.is === 'word' ? type.words : [];
			case 'kind':
			case 'not-kind':
				return type.is === 'piece' ? [...this.#kindsBelow(type), ...this.#facesOf(type)] : [];
			case 'same':
			case 'other': {
				const question = this.questionOf(path);
				return question ? rivals(question, this.questions).map((rival) => rival.path) : [];
			}
			default:
				return [];
		}
	}

	put(at: number, condition: Condition): void {
		this.conditions = this.conditions.with(at, condition);
	}

	add(condition: Condition): void {
		this.conditions = [...this.conditions, condition];
	}

	drop(at: number): void {
		this.conditions = this.conditions.toSpliced(at, 1);
	}

	get mayAddDeed(): boolean {
		return this.deeds.length < MOST_DEEDS && this.#firstDeed() !== null;
	}

	addDeed(): void {
		const first = this.#firstDeed();
		if (first) this.deeds = [...this.deeds, first];
	}

	putDeed(at: number, deed: DraftDeed): void {
		this.deeds = this.deeds.with(at, deed);
	}

	dropDeed(at: number): void {
		this.deeds = this.deeds.toSpliced(at, 1);
	}

	/** Somebody gets some of what players have. */
	gain(field: string): DraftDeed {
		const who = this.receivers[0]?.key ?? 'all';
		return { does: 'gain', who, but: null, field, loses: false, amount: 1 };
	}

	/** The game does something, with the first of all that fits. */
	happen(happening: Happening): DraftDeed {
		const put = Object.fromEntries(
			happening.params.map(({ id, type }) => {
				const fillings = this.fillings(type);
				const alike = fillings.find((filling) => filling.put === id);
				return [id, type.is === 'number' ? 1 : ((alike ?? fillings[0])?.put ?? null)];
			})
		);
		return { does: 'happen', happening, put };
	}

	/** Those who can be left out of several. */
	get single(): string[] {
		return this.receivers.flatMap(({ who }) => (who.is === 'one' ? [who.path] : []));
	}

	#fillingsOf(type: PartType): Filling[] {
		const plain = (put: string | boolean): Filling => ({ put, question: null, needed: null });
		if (type.is === 'flag') return [plain(true), plain(false)];
		const told = this.questions
			.filter((question) => question.way[0]?.is === 'param' && fits(question, type, this.parts))
			// What the event itself names is meant most often.
			.toSorted((a, b) => a.way.length - b.way.length)
			.map((question): Filling => {
				const { path } = question;
				if (type.optional || !mayBeMissing(question)) return { put: path, question, needed: null };
				return { put: path.includes('.') ? surely(path) : path, question, needed: path };
			});
		const words = type.is === 'word' ? type.words.map(plain) : [];
		return [...told, ...words, ...(type.optional ? [plain('none')] : [])];
	}

	#firstDeed(): DraftDeed | null {
		const purse = this.purses.find(({ open }) => open) ?? this.purses[0];
		if (purse) return this.gain(purse.id);
		const [happening] = this.happenings;
		return happening ? this.happen(happening) : null;
	}

	/** Players whom the event names, all, and those of whom something is true that the game has a name for. */
	#receivers(): Receiver[] {
		const players = this.questions.filter(
			({ type, way }) => type.is === 'player' && way[0]?.is === 'param'
		);
		const named = players.map((question): Receiver => {
			const { path } = question;
			// What a condition has said of a field does not last until something is done.
			const isField = path.includes('.');
			const perhaps = mayBeMissing(question);
			const who: Who = { is: 'one', path, ...(isField && perhaps && { perhaps }) };
			return receiver(who, !isField && perhaps ? path : null);
		});
		return [
			...named.toSorted((a, b) => rank(a) - rank(b)),
			receiver({ is: 'all', but: null }, null),
			...this.parts.hooks.flatMap((hook) => this.#thoseOf(hook))
		];
	}

	/** Players of whom a value is true, asked about at most one more thing. */
	#thoseOf(hook: RuleHook): Receiver[] {
		if (hook.sort !== 'values' || hook.type.is !== 'flag' || !hook.named) return [];
		const { id, params } = hook;
		const at = params.findIndex(({ type }) => type?.is === 'player');
		const others = params.filter((_, index) => index !== at);
		const [other] = others;
		if (at < 0 || others.length > 1) return [];
		const asks = (path: string): Who => ({
			...{ is: 'those', value: id, but: null },
			asks: params.map((_, index) => (index === at ? null : path))
		});
		if (!other) return [receiver(asks(''), null)];
		const { type } = other;
		if (!type || type.is === 'player') return [];
		return this.fillings(type)
			.filter(({ question }) => question !== null)
			.slice(0, MOST_ASKED)
			.map(({ put, needed }) => receiver(asks(String(put)), needed));
	}

	/** Kinds that a piece of a kind can be of, without that kind itself. */
	#kindsBelow(type: PartType & { is: 'piece' }): string[] {
		const { kinds } = this.parts;
		return kinds.flatMap(({ id }) =>
			id !== type.kind && isOfKind(id, type.kind, kinds) ? [id] : []
		);
	}

	#facesOf(type: PartType & { is: 'piece' }): string[] {
		const { faces, kinds } = this.parts;
		return faces.flatMap(({ id, kind }) => (isOfKind(kind, type.kind, kinds) ? [id] : []));
	}

	#neededFor(deed: DraftDeed): string[] {
		if (deed.does === 'gain')
			return this.receivers.find(({ key }) => key === deed.who)?.needed ?? [];
		return deed.happening.params.flatMap(({ id, type }) => {
			const filling = this.fillings(type).find(({ put }) => put === deed.put[id]);
			return filling?.needed ?? [];
		});
	}

	#outcome(): Outcome | null {
		const { amount } = this;
		if (this.hook.sort === 'values') {
			const { is } = this.hook.type;
			if (is === 'number')
				return isWhole(amount) ? { does: 'modify', stage: this.stage, amount } : null;
			const said = is === 'flag' ? this.answer === 'true' : this.answer;
			return { does: 'modify', stage: 'set', amount: said };
		}
		if (this.forbids) return { does: 'forbid', reason: this.reason };
		const deeds = this.deeds.map((deed) => this.#deed(deed));
		const whole = deeds.filter((deed) => deed !== null);
		return whole.length < deeds.length || whole.length === 0
			? null
			: { does: 'deeds', deeds: whole };
	}

	/** null: something is missing. */
	#deed(deed: DraftDeed): Deed | null {
		if (deed.does === 'happen') {
			const { happening, put } = deed;
			const given = Object.entries(put).flatMap(([id, value]) =>
				value === null ? [] : [[id, value] as const]
			);
			const isFull = given.length === happening.params.length;
			return isFull ? { does: 'happen', happening, put: Object.fromEntries(given) } : null;
		}
		const { amount, but, loses } = deed;
		const receiver = this.receivers.find(({ key }) => key === deed.who);
		const purse = this.purses.find(({ id }) => id === deed.field);
		if (!receiver || !purse || !isWhole(amount) || amount < 1) return null;
		const who = receiver.who.is === 'one' ? receiver.who : { ...receiver.who, but };
		const gain = { who, field: purse.id, amount: loses ? -amount : amount, told: purse.open };
		return { does: 'gain', gain };
	}

	#take({ conditions, outcome, name }: OwnRule): void {
		this.name = name;
		this.conditions = conditions;
		this.forbids = outcome.does === 'forbid';
		if (outcome.does === 'forbid') this.reason = outcome.reason.trim();
		if (outcome.does === 'modify') {
			const { stage, amount } = outcome;
			this.stage = stage;
			if (typeof amount === 'number') this.amount = amount;
			else this.answer = String(amount);
		}
		if (outcome.does !== 'deeds') return;
		this.deeds = outcome.deeds.map((deed): DraftDeed => {
			if (deed.does === 'happen') return deed;
			const { who, field, amount } = deed.gain;
			const but = who.is === 'one' ? null : who.but;
			const base = { does: 'gain' as const, who: keyOf(who), but, field };
			return { ...base, loses: amount < 0, amount: Math.abs(amount) };
		});
	}
}

const receiver = (who: Who, needed: string | null): Receiver => ({
	key: keyOf(who),
	who,
	needed: needed === null ? [] : [needed]
});

function keyOf(who: Who): string {
	if (who.is === 'one') return who.path;
	if (who.is === 'all') return 'all';
	const [asked] = who.asks.filter((path) => path !== null);
	return asked === undefined ? who.value : `${who.value}:${asked}`;
}

/** Who is there for sure comes first. */
const rank = ({ who, needed }: Receiver): number =>
	needed.length + (who.is === 'one' && who.perhaps ? 2 : 0);

const isWhole = (amount: number | null): amount is number =>
	amount !== null && Number.isSafeInteger(amount);
