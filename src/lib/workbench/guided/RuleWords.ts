/** Rules of one's own in the reader's language: what hooks, questions and answers are called, and a sentence for all of it. */
import { FACE, namesOfEnum } from '#lib/ruleset/program/face-names.ts';
import type {
	Happening,
	Part,
	PartType,
	RuleHook,
	RuleSheet
} from '#lib/ruleset/report/hooks/rule-sheet.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { capitalised, leftOpen, Lexicon, words } from '#lib/workbench/lookup/phrase.ts';
import { localName } from '#lib/workbench/lookup/local-name.ts';
import { thingsOf } from '#lib/workbench/lookup/things-of.ts';
import { type Condition, type Deed, type OwnRule, pathOf, type Who } from './own-rule.ts';
import type { Question, Step } from './questions.ts';

/** Something that can be chosen, in words; those of a group stand together. */
export interface Choice {
	value: string;
	name: string;
	group?: string;
}

/** Reactive: reads the messages of the page. */
export class RuleWords {
	readonly lexicon: Lexicon;
	readonly #space: string;

	/** `space`: the id of a space, where the texts of the game have no word for it. */
	constructor(texts: RuleSheet['texts'], space: string, language: string) {
		this.lexicon = new Lexicon(texts, language);
		const usual = language === 'en' ? words(space) : t('own.space');
		this.#space = capitalised(thingsOf(this.lexicon).space ?? usual);
	}

	/** What a hook is called; null: nobody has named it. */
	named({ sort, id }: RuleHook): string | null {
		const number = sort === 'values' ? [`numbers.values.${id}.is`] : [];
		const found = this.lexicon.find(`${sort}.${id}.name`, `${sort}.${id}`, ...number);
		return found === null ? null : leftOpen(found);
	}

	hook(hook: RuleHook): string {
		return this.named(hook) ?? capitalised(words(hook.id));
	}

	/** What was found in a rule: `Counter › Hex › Terrain`. */
	question({ way }: Question): string {
		return way.map((step) => this.#step(step)).join(' › ');
	}

	/** A word of an enum, a kind, or a piece. */
	word(type: PartType, id: string): string {
		if (id === 'none') return t('own.relation.nothing');
		if (type.is === 'word') return this.lexicon.name(type.text, id);
		if (type.is !== 'piece') return this.lexicon.name('enums', id);
		return this.lexicon.find(`kinds.${id}.name`, `kinds.${id}`) ?? this.lexicon.name('pieces', id);
	}

	field(id: string, language = this.lexicon): string {
		return language.name('fields', id);
	}

	type(type: PartType): string {
		switch (type.is) {
			case 'player':
				return t('own.player');
			case 'space':
				return this.#space;
			case 'piece':
				return this.lexicon.name('kinds', type.kind);
			case 'word':
				return isFace(type) ? capitalised(t('own.counter')) : this.#named(type.text);
			case 'number':
			case 'flag':
				return t('own.number');
		}
	}

	/** `questions`: those of the rule's hook. */
	condition(asked: Condition, questions: readonly Question[]): string {
		if (asked.relation === 'free') return asked.text.trim();
		const about = questions.find(({ path }) => path === asked.of);
		const subject = about ? this.question(about) : asked.of;
		const relation = t(`own.relation.${asked.relation}`);
		const needsNothing = ['yes', 'no', 'nothing', 'something'].includes(asked.relation);
		const other = questions.find(({ path }) => path === asked.to);
		const compared = asked.relation === 'same' || asked.relation === 'other';
		const to = (): string => {
			if (compared) return other ? this.question(other) : String(asked.to);
			if (typeof asked.to === 'number' || !about) return String(asked.to);
			return this.word(about.type, asked.to);
		};
		return `${subject}: ${[relation, ...(needsNothing ? [] : [to()])].join(' ').trim()}`;
	}

	/** Players who get something, or with whom something is done. */
	who(who: Who, questions: readonly Question[]): string {
		if (who.is === 'one') return this.#path(who.path, questions);
		const but = who.but === null ? null : this.#path(who.but, questions);
		if (who.is === 'all') return but === null ? t('own.everybody') : t('own.everybodyBut', { but });
		const value = this.lexicon.name('values', who.value);
		const [asked] = who.asks.filter((path) => path !== null);
		const what = asked === undefined ? value : `${value}: ${this.#path(asked, questions)}`;
		return but === null ? t('own.those', { what }) : t('own.thoseBut', { what, but });
	}

	/** What the game can do. */
	happening({ sort, id }: Happening): string {
		return leftOpen(this.lexicon.name(sort, id));
	}

	/** What is put into something that happens; `type`: of the parameter. */
	filling(put: string | number | boolean, type: PartType, questions: readonly Question[]): string {
		if (typeof put === 'number') return String(put);
		if (typeof put === 'boolean') return t(put ? 'own.relation.yes' : 'own.relation.no');
		const named = pathOf(put);
		const question = questions.find(({ path }) => path === named);
		return question ? this.question(question) : this.word(type, put);
	}

	/** What a parameter of something that happens is called. */
	param({ id, type }: Part): string {
		const named = localName(this.lexicon, id);
		if (named !== null) return named;
		return type.is === 'number' || type.is === 'flag'
			? capitalised(words(id))
			: `${this.type(type)} (${words(id)})`;
	}

	/** All of a rule; `questions`: those of its hook. */
	sentence({ hook, conditions, outcome }: OwnRule, questions: readonly Question[]): string {
		const said = conditions
			.map((condition) => this.condition(condition, questions))
			.filter(Boolean);
		const what = this.hook(hook);
		const main = ((): string => {
			switch (outcome.does) {
				case 'modify': {
					const { stage, amount } = outcome;
					if (typeof amount !== 'number') {
						const type = hook.sort === 'values' ? hook.type : null;
						const flag = t(amount === true ? 'own.relation.yes' : 'own.relation.no');
						const word = type ? this.word(type, String(amount)) : String(amount);
						return t('own.says.set', { what, n: typeof amount === 'boolean' ? flag : word });
					}
					if (stage === 'add' && amount < 0) return t('own.says.less', { what, n: -amount });
					return t(`own.says.${stage}`, { what, n: amount });
				}
				case 'forbid':
					return t(hook.sort === 'actions' ? 'own.says.no-action' : 'own.says.no-event', { what });
				case 'deeds':
					return outcome.deeds.map((deed) => this.#deed(deed, questions)).join('; ');
			}
		})();
		const conditioned = this.lexicon.list(said);
		if (outcome.does === 'deeds')
			return said.length === 0
				? `${t('own.says.after', { what, deeds: main })}.`
				: `${t('own.says.afterIf', { what, deeds: main, conditions: conditioned })}.`;
		if (said.length === 0) return `${main}.`;
		return `${t('own.says.where', { main, conditions: conditioned })}.`;
	}

	#deed(deed: Deed, questions: readonly Question[]): string {
		if (deed.does === 'gain') {
			const { who, field, amount } = deed.gain;
			const key = amount < 0 ? 'own.says.loses' : 'own.says.gets';
			const said = { who: this.who(who, questions), field: this.field(field) };
			return t(key, { ...said, n: Math.abs(amount) });
		}
		const { happening, put } = deed;
		const given = happening.params.flatMap((param) => {
			const value = put[param.id];
			if (value === undefined) return [];
			return [`${this.param(param)}: ${this.filling(value, param.type, questions)}`];
		});
		const what = this.happening(happening);
		return given.length === 0
			? t('own.says.happens', { what })
			: t('own.says.happensWith', { what, given: given.join('; ') });
	}

	#path(text: string, questions: readonly Question[]): string {
		const path = pathOf(text);
		const question = questions.find((known) => known.path === path);
		return question ? this.question(question) : path;
	}

	/** What a text path is about: `enums.terrain`. */
	#named(path: string): string {
		const dot = path.indexOf('.');
		return this.lexicon.name(path.slice(0, dot), path.slice(dot + 1));
	}

	#step(step: Step): string {
		switch (step.is) {
			case 'param': {
				const { id, type, alone } = step;
				const name = localName(this.lexicon, id) ?? words(id);
				if (type.is === 'number' || type.is === 'flag') return capitalised(name);
				// A piece and what is printed on it are called the same.
				return alone && !isFace(type) ? this.type(type) : `${this.type(type)} (${name})`;
			}
			case 'field':
				return this.field(step.id);
			case 'attribute':
				return this.lexicon.name('attributes', step.id);
			case 'value':
				return (
					this.lexicon.find(`values.${step.id}.name`, `values.${step.id}`) ??
					this.lexicon.name('attributes', step.id)
				);
			case 'option':
				return this.lexicon.name('options', step.id);
			case 'space':
				return this.#space;
			case 'players':
				return t('own.players');
			case 'holder':
				return t('own.holder');
		}
	}
}

const isFace = (type: PartType): boolean => type.is === 'word' && type.text === namesOfEnum(FACE);
