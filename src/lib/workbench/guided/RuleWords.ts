/** Rules of one's own in the reader's language: what hooks, questions and answers are called, and a sentence for all of it. */
import { FACE, namesOfEnum } from '#lib/ruleset/program/face-names.ts';
import type { PartType, RuleHook, RuleSheet } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { capitalised, leftOpen, Lexicon, words } from '#lib/workbench/lookup/phrase.ts';
import { localName } from '#lib/workbench/lookup/local-name.ts';
import { thingsOf } from '#lib/workbench/lookup/things-of.ts';
import type { Condition, OwnRule } from './own-rule.ts';
import type { Question, Step } from './questions.ts';

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

	/** A word of an enum, or a kind. */
	word(type: PartType, id: string): string {
		if (id === 'none') return t('own.relation.nothing');
		if (type.is === 'word') return this.lexicon.name(type.text, id);
		return this.lexicon.name(type.is === 'piece' ? 'kinds' : 'enums', id);
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
				return type.text === namesOfEnum(FACE)
					? capitalised(t('own.counter'))
					: this.#named(type.text);
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

	/** All of a rule; `questions`: those of its hook. */
	sentence({ hook, conditions, deed }: OwnRule, questions: readonly Question[]): string {
		const said = conditions
			.map((condition) => this.condition(condition, questions))
			.filter(Boolean);
		const what = this.hook(hook);
		const main = ((): string => {
			switch (deed.does) {
				case 'modify': {
					const { stage, amount } = deed;
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
				case 'gain': {
					const { who, field, amount } = deed.gain;
					const receiver = questions.find(({ path }) => path === who);
					const name = receiver ? this.question(receiver) : (who ?? t('own.everybody'));
					const key = amount < 0 ? 'own.says.loses' : 'own.says.gets';
					return t(key, { what, who: name, n: Math.abs(amount), field: this.field(field) });
				}
			}
		})();
		if (said.length === 0) return `${main}.`;
		return `${t('own.says.where', { main, conditions: this.lexicon.list(said) })}.`;
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
				return alone ? this.type(type) : `${this.type(type)} (${name})`;
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
			case 'holder':
				return t('own.holder');
		}
	}
}
