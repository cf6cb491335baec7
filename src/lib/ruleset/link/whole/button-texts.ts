/** What stands on buttons has to fit there: what an action is called, the words for declining, and those of options. */
import { finding } from '#lib/language/diagnostic.ts';
import { messageLength } from '#lib/language/message/message-length.ts';
import type { ReadMessage } from '#lib/language/message/read-message.ts';
import { say } from '#lib/language/said.ts';
import { own } from '#lib/language/tools/own.ts';
import type { AskedText, Rules } from '#lib/ruleset/link/context/body.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { WrittenText } from './bending-texts.ts';

/** So many letters fit on a button, also on a phone. */
const ROOM = 40;

export class ButtonTexts {
	readonly #program: Program;
	readonly #rules: Rules;
	readonly #askers: ReadonlyMap<string, AskedText[]>;

	constructor(program: Program, rules: Rules, askers: ReadonlyMap<string, AskedText[]>) {
		this.#program = program;
		this.#rules = rules;
		this.#askers = askers;
	}

	/** Where a text has a short form, that is what stands on the button. */
	look({ language, path, node }: WrittenText, read: ReadMessage): void {
		const text = path.replace(/\.(?:name|short)$/, '');
		if (!this.#isOnButton(text)) return;
		const isShort = path.endsWith('.short');
		const texts = own(this.#program.texts, language) ?? {};
		if (!isShort && own(texts, `${text}.short`) !== undefined) return;
		if (!read.ok) return;
		const length = messageLength(read, (name) => this.#isNumber(text, name));
		if (length <= ROOM) return;
		const message = isShort
			? say`rule/too-long-for-button: This is about ${length} letters long, and a button has room for ${ROOM}: make it shorter`
			: say`rule/button-needs-short: This is about ${length} letters long, and a button has room for ${ROOM}: write a short form of it beside it, short`;
		this.#rules.link.report(finding('text/too-long', node, message, { severity: 'warning' }));
	}

	#isOnButton(text: string): boolean {
		const [section] = text.split('.', 1);
		if (section === 'actions') return this.#askers.has(text);
		if (section !== 'windows' && section !== 'choices') return false;
		const isOption = this.#askers.get(text)?.some(({ option }) => option === true) ?? false;
		return isOption || /\.(?:pass|none)$/.test(text);
	}

	#isNumber(text: string, name: string): boolean {
		const args = this.#askers.get(text)?.flatMap((asker) => asker.args ?? []) ?? [];
		return args.some((arg) => arg.name === name && arg.type?.t === 'int');
	}
}
