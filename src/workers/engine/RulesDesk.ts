/** What can be asked about the rule files without a game on the table. */
import { checkTrials } from '#lib/lab/trials/check-trials.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { own } from '#lib/language/tools/own.ts';
import { changeSheet } from '#lib/ruleset/report/changeable/change-sheet.ts';
import type { ChangeSheet } from '#lib/ruleset/report/changeable/changeable.ts';
import { type MapSheet, mapSheet } from '#lib/ruleset/report/map-sheet.ts';
import { type RuleSheet, ruleSheet } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import { type PieceSheet, pieceSheet } from '#lib/ruleset/report/piece-sheet.ts';
import type { Rulebook } from '#lib/ruleset/report/rulebook/book.ts';
import { checkGame } from '#lib/ruleset/workspace/check-ruleset.ts';
import { type Part, partsOf } from '#lib/ruleset/workspace/parts.ts';
import { RememberedFindings } from '#lib/ruleset/workspace/RememberedFindings.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { Builder } from './Builder.ts';
import { comparedOf } from './compared.ts';
import { composedOf, rulebookFor } from './composed.ts';
import type {
	Compared,
	Composed,
	Edits,
	LayerInfo,
	OpenFile,
	PieceRenaming,
	RenamedPiece,
	Rules,
	RulesChoice,
	VariantInfo,
	WorkFile
} from './engine-api.ts';
import { expressionTokens, type Token } from './expression-tokens.ts';
import { Files } from './Files.ts';
import { layersOf } from './layers-info.ts';
import { renamePiece } from './rename-piece.ts';
import { rulesOf, variantsOf } from './rules-info.ts';
import { triedText } from './tried-text.ts';

/** The rules of a game, and its trials. */
const checkWhole = (part: Part, game: string): Diagnostic[] => [
	...checkGame(part, game),
	...checkTrials(part, game)
];

/** Questions about the files as they were delivered, each with its answer as JSON. */
export type Answers = Readonly<Record<string, string>>;

type Answerable = 'variants' | 'layers' | 'rules' | 'findingsIn';

/** A question as it stands among `Answers`. */
export const questionOf = <Q extends Answerable>(
	name: Q,
	...about: Parameters<RulesDesk[Q]>
): string => JSON.stringify([name, about]);

export class RulesDesk {
	protected readonly files: Files;
	protected readonly builder: Builder;
	#findings: RememberedFindings | null = null;
	#known: Answers = {};

	/** `delivered`: path below the rulesets folder -> text. */
	constructor(delivered: Record<string, string>) {
		this.files = new Files(delivered);
		this.builder = new Builder(this.files);
	}

	open(edits: Edits): WorkFile[] {
		this.files.open(edits);
		return this.files.list();
	}

	/** What is known already of the files as they were delivered: nobody waits for it. */
	knowing(answers: Answers): this {
		this.#known = answers;
		return this;
	}

	variants(): VariantInfo[] {
		return this.#answer(questionOf('variants'), () => variantsOf(this.files.current));
	}

	layers(game: string): LayerInfo[] {
		return this.#answer(questionOf('layers', game), () => layersOf(this.files.current, game));
	}

	rules({ variant, layers = null, options }: RulesChoice, players: number): Rules | null {
		const choice = { variant, layers, options };
		return this.#answer(questionOf('rules', choice, players), () => {
			const { program, composition } = this.builder.fitting(choice, players);
			return program && rulesOf(program, composition);
		});
	}

	#answer<A>(question: string, find: () => A): A {
		const known = this.files.asDelivered ? own(this.#known, question) : undefined;
		return known === undefined ? find() : (JSON.parse(known) as A);
	}

	findings(): Diagnostic[] {
		this.#findings ??= this.#remembered();
		return this.#findings.of(this.files.current);
	}

	/** Most pages never ask what is wrong: what is known of it is looked up when one does. */
	#remembered(): RememberedFindings {
		const remembered = new RememberedFindings(checkWhole);
		for (const [game, part] of partsOf(this.files.delivered).games) {
			const known = own(this.#known, questionOf('findingsIn', game));
			if (known !== undefined) remembered.know(game, part, JSON.parse(known) as Diagnostic[]);
		}
		return remembered;
	}

	/** Of one game as it was delivered. */
	findingsIn(game: string): Diagnostic[] {
		return checkWhole(partsOf(this.files.delivered).games.get(game) ?? new Map(), game);
	}

	tokens({ path, text }: OpenFile): Token[] {
		return expressionTokens(path, text);
	}

	pieces(variant: string): PieceSheet {
		return pieceSheet(loadVariant({ files: this.files.current }, variant));
	}

	mapSheet(variant: string): MapSheet | null {
		return mapSheet(loadVariant({ files: this.files.current }, variant, [], { keepBroken: true }));
	}

	renamePiece(renaming: PieceRenaming): RenamedPiece {
		return renamePiece(this.files, this.builder, renaming);
	}

	composed(variant: string): Composed {
		return composedOf(this.files.current, this.builder, variant);
	}

	compare(from: RulesChoice, to: RulesChoice): Compared {
		return comparedOf(this.builder, from, to);
	}

	rulebook(choice: RulesChoice, players: number): Rulebook | null {
		return rulebookFor(this.files.current, this.builder, choice, players);
	}

	changeable(variant: string): ChangeSheet {
		return changeSheet(loadVariant({ files: this.files.current }, variant));
	}

	ruleSheet(variant: string): RuleSheet {
		return ruleSheet(loadVariant({ files: this.files.current }, variant), `variant:${variant}`);
	}

	tried(variant: string, text: string): Diagnostic[] {
		return triedText(this.files.current, this.builder, variant, text);
	}
}
