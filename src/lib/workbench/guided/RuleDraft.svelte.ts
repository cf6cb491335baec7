/** A rule of one's own while it is put together: what has been chosen so far, and what comes of it. */
import type { Part, PartType, RuleHook, RuleParts } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import type { Condition, Deed, OwnRule, Stage } from './own-rule.ts';
import { type Question, questionsOf, type Relation, relationsOf, rivals } from './questions.ts';

/** A player who can be given something: a path, or null for everybody. */
export interface Receiver {
	path: string | null;
	/** Whether that can be nobody. */
	perhaps: boolean;
	question: Question | null;
}

export class RuleDraft {
	readonly hook: RuleHook;
	readonly parts: RuleParts;
	readonly questions: Question[];
	readonly receivers: Receiver[];
	/** What players have that can become more or less. */
	readonly purses: (Part & { open: boolean })[];
	name = $state('');
	conditions = $state.raw<Condition[]>([]);
	stage = $state<Stage>('add');
	amount = $state<number | null>(1);
	/** The answer of a value that is no number. */
	answer = $state<string>('');
	forbids = $state(false);
	reason = $state('');
	/** Index of the receiver. */
	who = $state(0);
	purse = $state('');
	loses = $state(false);

	constructor(hook: RuleHook, parts: RuleParts) {
		this.hook = hook;
		this.parts = parts;
		this.questions = questionsOf(hook, parts);
		const players = this.questions.filter(
			({ type, way }) => type.is === 'player' && way[0]?.is === 'param'
		);
		this.receivers = [
			...players.map((question): Receiver => {
				const { path, type } = question;
				return { path, perhaps: type.optional || path.split('.').length > 2, question };
			}),
			{ path: null, perhaps: false, question: null }
		];
		this.purses = parts.fields.player.filter(({ type }) => type.is === 'number');
		this.purse = this.purses[0]?.id ?? '';
		this.forbids = hook.sort === 'actions' || this.purses.length === 0;
		this.answer = this.answers[0] ?? '';
	}

	/** What a value that is no number can be; empty of all else. */
	get answers(): string[] {
		if (this.hook.sort !== 'values') return [];
		const { type } = this.hook;
		if (type.is === 'flag') return ['true', 'false'];
		if (type.is !== 'word') return [];
		return [...type.words, ...(type.optional ? ['none'] : [])];
	}

	/** Whether an event can bring somebody something. */
	get gives(): boolean {
		return this.hook.sort === 'events' && this.purses.length > 0;
	}

	/** null: something is missing. */
	readonly rule = $derived.by<OwnRule | null>(() => {
		const deed = this.#deed();
		const name = this.name.trim();
		return deed && { hook: this.hook, conditions: this.conditions, deed, name };
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

	/** The words, kinds or paths that stand behind a relation; none where it is a number or nothing. */
	choices({ type, path }: Question, relation: Relation): string[] {
		switch (relation) {
			case 'is':
			case 'is-not':
				return type.is === 'word' ? type.words : [];
			case 'kind':
			case 'not-kind':
				return type.is === 'piece' ? this.#kindsBelow(type) : [];
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

	/** Kinds that a piece of a kind can be of, without that kind itself. */
	#kindsBelow(type: PartType & { is: 'piece' }): string[] {
		const { kinds } = this.parts;
		const isBelow = (id: string | null): boolean => {
			const above = kinds.find((kind) => kind.id === id)?.above ?? null;
			return above !== null && (above === type.kind || isBelow(above));
		};
		return kinds.flatMap(({ id }) => (isBelow(id) ? [id] : []));
	}

	#deed(): Deed | null {
		const { amount } = this;
		const whole = amount !== null && Number.isSafeInteger(amount) ? amount : null;
		if (this.hook.sort === 'values') {
			const { is } = this.hook.type;
			if (is === 'number')
				return whole === null ? null : { does: 'modify', stage: this.stage, amount: whole };
			const said = is === 'flag' ? this.answer === 'true' : this.answer;
			return { does: 'modify', stage: 'set', amount: said };
		}
		if (this.forbids) return { does: 'forbid', reason: this.reason };
		const receiver = this.receivers[this.who];
		const purse = this.purses.find(({ id }) => id === this.purse);
		if (!receiver || !purse || whole === null || whole < 1) return null;
		const { path: who, perhaps } = receiver;
		const gain = { who, perhaps, field: purse.id, amount: this.loses ? -whole : whole };
		return { does: 'gain', gain: { ...gain, told: purse.open } };
	}
}
