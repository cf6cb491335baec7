/** The rule files, and all that can be asked about them. Lives in any thread; knows nothing of one. */
import type {
	CompletionList,
	DocumentLink,
	DocumentSymbol,
	FoldingRange,
	Location,
	Position,
	Range,
	SelectionRange,
	SemanticTokens,
	SignatureHelp
} from 'vscode-languageserver-types';
import { checkTrials } from '#lib/lab/trials/check-trials.ts';
import { changedLayers } from '#lib/engine/session/course.ts';
import { isOf } from '#lib/engine/session/load-session.ts';
import { type Edits, ordersIn, type StoredGame } from '#lib/game-file/game-file.ts';
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import type { Span } from '#lib/language/expression/ast.ts';
import { hashText } from '#lib/language/tools/hash.ts';
import { own } from '#lib/language/tools/own.ts';
import { SmallCache } from '#lib/language/tools/small-cache.ts';
import { checkOrders } from '#lib/orders/check-orders.ts';
import { changeSheet } from '#lib/ruleset/report/changeable/change-sheet.ts';
import type { ChangeSheet } from '#lib/ruleset/report/changeable/changeable.ts';
import type { AroundName } from '#lib/ruleset/report/graph/graph.ts';
import { type NamedHooks, namedHooks } from '#lib/ruleset/report/hooks/list-hooks.ts';
import { type MapSheet, mapSheet } from '#lib/ruleset/report/map-sheet.ts';
import { explainPath, stepLines } from '#lib/ruleset/report/provenance.ts';
import { type RuleSheet, ruleSheet } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import { type PieceSheet, pieceSheet } from '#lib/ruleset/report/piece-sheet.ts';
import type { Rulebook } from '#lib/ruleset/report/rulebook/rulebook-parts.ts';
import type { BuiltGame } from '#lib/ruleset/workspace/build.ts';
import { distinct } from '#lib/language/distinct.ts';
import { checkGame, checkingGame } from '#lib/ruleset/workspace/check-ruleset.ts';
import { type Part, partsOf } from '#lib/ruleset/workspace/parts.ts';
import { RememberedFindings } from '#lib/ruleset/workspace/RememberedFindings.ts';
import { loadVariant, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { linkStage, type StageRules } from '#lib/scenario/stage-rules.ts';
import { hintsOf, lensesOf, linksOf } from './beside-text.ts';
import { Builder } from './Builder.ts';
import { comparedOf } from './compared.ts';
import { composedOf, rulebookFor } from './composed.ts';
import { ExpressionHelp } from './ExpressionHelp.ts';
import { encoded, expressionTokens } from './expression-tokens.ts';
import { factsOf, Proofs, wordOf } from './facts.ts';
import { Files } from './Files.ts';
import { graphAt } from './graph-at.ts';
import {
	completionOf,
	documentOf,
	hoverOf,
	locationsOf,
	rangeIn,
	signatureOf
} from './help-for-editors.ts';
import { type FileFindings, type Finding, publishedFindings } from './findings-for-editors.ts';
import { layersOf } from './layers-info.ts';
import { linkedGame, linkedRules, ORDERS_PATH } from './linked-game.ts';
import { fileAlone, rulesAround, rulesWith } from './looked-at.ts';
import { linkedLot, lotsOf } from './lots.ts';
import type { LinkedLot, LotChoice, Lots, LotsWish } from './lots-asked.ts';
import { wordAround } from '#lib/ruleset/writing/place-of-cursor.ts';
import { NamesAt, renamePiece } from './names-at.ts';
import { rewritesAt } from './rewrites.ts';
import { foldsOf, outlineOf, selectionOf } from './outline.ts';
import { type PlayedRules, type Reading, Readings } from './Readings.ts';
import { rulesOf, variantsOf } from './rules-info.ts';
import { previewOf } from './rules-preview.ts';
import type {
	Compared,
	Composed,
	FoundThings,
	Hint,
	LayerInfo,
	Lens,
	LentStage,
	LinkedGame,
	Linking,
	MadeScenario,
	OpenFile,
	OrdersTexts,
	PieceRenaming,
	PlayedGame,
	Renaming,
	Replayed,
	Rewrite,
	Rules,
	RulesChange,
	RulesChoice,
	RulesPreview,
	RulesServer,
	Rulings,
	ScenarioGround,
	VariantInfo,
	WordHover,
	WorkFile
} from './rules-server.ts';
import { ruleAt, scenarioFor } from './scenario-for-rule.ts';
import { scenarioGroundOf } from './scenario-ground.ts';
import { symbolsIn } from './symbols.ts';
import { triedText } from './tried-text.ts';

/** The rules of a game, and its trials. */
function* checkingWhole(part: Part, game: string): Generator<void, Diagnostic[]> {
	const findings = yield* checkingGame(part, game);
	return [...findings, ...checkTrials(part, game)];
}

/** Questions about the files as they were delivered, each with its answer as JSON. */
export type Answers = Readonly<Record<string, string>>;

type Answerable = 'variants' | 'layers' | 'rules' | 'findingsIn';

const NO_GAME: Replayed = { state: 'no-game' };

/** A question as it stands among `Answers`. */
export const questionOf = <Q extends Answerable>(
	name: Q,
	...about: Parameters<RulesHost[Q]>
): string => JSON.stringify([name, about]);

export class RulesHost implements RulesServer {
	readonly #files: Files;
	readonly #builder: Builder;
	readonly #readings: Readings;
	readonly #help: ExpressionHelp;
	readonly #names: NamesAt;
	readonly #proofs = new Proofs();
	readonly #around = new SmallCache<{ rules: PlayedRules | null }>(8);
	#findings: RememberedFindings | null = null;
	#known: Answers = {};

	/** `delivered`: path below the rulesets folder -> text. */
	constructor(delivered: Record<string, string>) {
		this.#files = new Files(delivered);
		this.#builder = new Builder(this.#files);
		this.#readings = new Readings(this.#files);
		this.#help = new ExpressionHelp(this.#readings);
		this.#names = new NamesAt(this.#files, this.#readings);
	}

	open(edits: Edits): WorkFile[] {
		this.#files.open(edits);
		return this.#files.list();
	}

	/** A file says something else now; what that means is found out by whatever is asked next. */
	lay(path: string, text: string | null): void {
		if ((this.#files.current.get(path) ?? null) !== text) this.#files.set(path, text);
	}

	change(path: string, text: string | null, table: PlayedGame | null): RulesChange {
		const begun = performance.now();
		this.lay(path, text);
		const rules = rulesWith(path, this.#workspace, table);
		const built = rules && this.#build(rules);
		const found = distinct([...fileAlone(path, text), ...(built?.diagnostics ?? [])]);
		const findings = publishedFindings(found);
		const took = performance.now() - begun;
		return { findings, played: table && built ? this.#replayed(built, table) : NO_GAME, took };
	}

	#replayed(built: BuiltGame, { hash, orders }: PlayedGame): Replayed {
		if (!built.program) return { state: 'invalid' };
		this.#builder.remember(built);
		if (built.program.hash === hash)
			return { state: 'same', rules: rulesOf(built.program, built.composition) };
		const game = linkedGame(built, orders);
		return game ? { state: 'other', game } : { state: 'invalid' };
	}

	/** null: it does not hold. */
	#handedOut(built: BuiltGame, orders: OrdersTexts): LinkedGame | null {
		this.#builder.remember(built);
		return linkedGame(built, orders);
	}

	link(choice: RulesChoice, players: number, orders: OrdersTexts): Linking {
		const built = this.#builder.build(choice, players);
		const game = this.#handedOut(built, orders);
		return game ? { ok: true, game } : { ok: false, findings: built.diagnostics };
	}

	checkOrders(
		table: Omit<PlayedGame, 'orders' | 'game'>,
		seat: number,
		text: string
	): Diagnostic[] {
		const { program, symbols, diagnostics } = this.#builder.linked(table);
		if (!program) return diagnostics.filter(isError);
		return checkOrders(ORDERS_PATH, text, seat, { program, symbols }).findings;
	}

	lots(wish: LotsWish): Lots {
		return lotsOf(this.#files, wish);
	}

	linkLot(lot: LotChoice, players: number): LinkedLot {
		return linkedLot(this.#files.current, this.#builder, lot, players);
	}

	scenarioGround(path: string): ScenarioGround {
		return scenarioGroundOf(this.#files.current, path);
	}

	linkStage(rules: StageRules): LentStage {
		const linked = linkStage(this.#workspace, rules);
		return 'findings' in linked
			? { ok: false, ...linked }
			: { ok: true, rules: linkedRules(linked) };
	}

	rulings(game: StoredGame): Rulings {
		const { setup, edits, course } = game;
		const players = setup.seats.length;
		const orders = ordersIn(setup);
		const now = this.#builder.build(setup, players);
		const { diagnostics: findings } = now;
		const layers = changedLayers(course, now.composition.lock);
		const rulings: Rulings = { now: this.#handedOut(now, orders), then: null, layers, findings };
		if (now.program && isOf(now.program, course)) return rulings;
		const then = this.#builder.under(this.#files.under(edits), setup, players);
		if (then.program && isOf(then.program, course))
			return { ...rulings, then: this.#handedOut(then, orders) };
		return then.program
			? rulings
			: { ...rulings, findings: distinct([...findings, ...then.diagnostics]) };
	}

	preview(table: PlayedGame, choice: RulesChoice): RulesPreview {
		const next = this.#builder.fitting(choice, table.players);
		this.#builder.remember(next);
		return previewOf(this.#builder.linked(table), next, table.orders);
	}

	complete(file: OpenFile, at: Position, table: PlayedGame | null): CompletionList | null {
		const document = documentOf(file);
		const rules = this.#rulesAround(file, at, table);
		const found = this.#help.complete(file, document.offsetAt(at), rules);
		return found && completionOf(document, found);
	}

	hover(
		file: OpenFile,
		at: Position,
		table: PlayedGame | null,
		language: string
	): WordHover | null {
		const document = documentOf(file);
		const offset = document.offsetAt(at);
		const rules = this.#rulesAround(file, at, table);
		const named = this.#names.at(file, offset, rules);
		const [mention] = named?.here ?? [];
		const word = named && mention ? wordOf(named.reading, mention) : null;
		const inText = this.#help.hover(file, offset, rules);
		const found = inText ? { about: word?.about ?? '', ...inText } : word;
		if (!found) return null;
		const facts = named && mention ? factsOf(named.reading, mention.address, language) : [];
		return hoverOf(document, found, facts, mention?.address ?? null);
	}

	signature(file: OpenFile, at: Position, table: PlayedGame | null): SignatureHelp | null {
		const rules = this.#rulesAround(file, at, table);
		const found = this.#help.signature(file, documentOf(file).offsetAt(at), rules);
		return found && signatureOf(found);
	}

	rewrites(
		file: OpenFile,
		range: Range,
		findings: readonly Finding[],
		table: PlayedGame | null
	): Rewrite[] {
		const rules = this.#rulesAround(file, range.start, table);
		const asked = this.#help.asked(file, documentOf(file).offsetAt(range.start), rules);
		return rewritesAt(file, range, asked, findings);
	}

	declaresRule(file: OpenFile, at: Position, table: PlayedGame | null): boolean {
		return this.#rule(file, at, table) !== null;
	}

	scenarioFor(file: OpenFile, at: Position, table: PlayedGame | null): MadeScenario | null {
		const found = this.#rule(file, at, table);
		return found && scenarioFor(this.#readings.with(file), file, found.rule, found.reading);
	}

	#rule(file: OpenFile, at: Position, table: PlayedGame | null) {
		const reading = this.#reading(file, table);
		const rule = reading && ruleAt(file, documentOf(file).offsetAt(at), reading);
		return reading && rule && { reading, rule };
	}

	lenses(file: OpenFile, table: PlayedGame | null): Lens[] {
		const reading = this.#reading(file, table);
		if (reading === null) return [];
		return lensesOf(file, reading, this.#proofs.of(this.#files.current, reading.game));
	}

	hints(file: OpenFile, table: PlayedGame | null): Hint[] {
		const reading = this.#reading(file, table);
		return reading ? hintsOf(file, reading) : [];
	}

	links(file: OpenFile, table: PlayedGame | null): DocumentLink[] {
		const reading = this.#reading(file, table);
		return reading ? linksOf(file, reading) : [];
	}

	selections(file: OpenFile, places: readonly Position[]): SelectionRange[] {
		const document = documentOf(file);
		return places.map((at) => selectionOf(file, document.offsetAt(at)));
	}

	folds(file: OpenFile): FoldingRange[] {
		return foldsOf(file);
	}

	#reading(file: OpenFile, table: PlayedGame | null): Reading | null {
		const rules = this.#rulesAround(file, null, table);
		return rules && this.#readings.of(file, rules);
	}

	definition(file: OpenFile, at: Position, table: PlayedGame | null): Location[] {
		const found = this.#named(file, at, table);
		if (found) return this.#locations(this.#names.declarations(found), file);
		const local = this.#local(file, at, table);
		return local ? this.#locations([{ ...local.local.given, file: file.path }], file) : [];
	}

	references(file: OpenFile, at: Position, table: PlayedGame | null): Location[] {
		const found = this.#named(file, at, table);
		if (found) return this.#locations(this.#names.references(file, found), file);
		const local = this.#local(file, at, table);
		return local ? this.#locations(this.#names.placesOfLocal(file, local), file) : [];
	}

	renamable(file: OpenFile, at: Position, table: PlayedGame | null): Range | null {
		const document = documentOf(file);
		const [mention] = this.#named(file, at, table)?.here ?? [];
		if (mention) return rangeIn(document, mention);
		return this.#local(file, at, table)
			? rangeIn(document, wordAround(file.text, document.offsetAt(at)))
			: null;
	}

	rename(file: OpenFile, at: Position, to: string, table: PlayedGame | null): Renaming {
		const found = this.#named(file, at, table);
		if (found) return this.#names.renamed(file, found, to);
		const local = this.#local(file, at, table);
		return local ? this.#names.renamedLocal(file, local, to) : { ok: false, why: 'no-name' };
	}

	#local(file: OpenFile, at: Position, table: PlayedGame | null) {
		const rules = this.#rulesAround(file, at, table);
		return this.#names.localAt(file, documentOf(file).offsetAt(at), rules);
	}

	/** The id of a variant that shows a file at work, of its game at least; null: there is none. */
	variantWith(file: OpenFile): string | null {
		return this.#rulesAround(file, null, null)?.choice.variant ?? null;
	}

	outline(file: OpenFile): DocumentSymbol[] {
		return outlineOf(file);
	}

	symbols(words: string, game: string | null): FoundThings {
		return symbolsIn(this.#files.current, words, game);
	}

	#named(file: OpenFile, at: Position, table: PlayedGame | null) {
		const rules = this.#rulesAround(file, at, table);
		return this.#names.at(file, documentOf(file).offsetAt(at), rules);
	}

	/** The open text may be ahead of its file. */
	#locations(mentions: readonly (Span & { file: string })[], open: OpenFile): Location[] {
		return locationsOf(mentions, (path) =>
			path === open.path ? open.text : (this.#files.current.get(path) ?? '')
		);
	}

	hooks(path: string, table: PlayedGame | null): NamedHooks | null {
		const rules = this.#rulesAround(this.#stored(path), null, table);
		return rules && namedHooks(this.#build(rules).composition, rules.players);
	}

	graph(
		file: OpenFile,
		name: Position | string,
		steps: number,
		table: PlayedGame | null
	): AroundName {
		const rules = this.#rulesAround(file, typeof name === 'string' ? null : name, table);
		return graphAt(this.#readings, this.#names, { file, name, steps, rules });
	}

	steps(path: string, address: string, table: PlayedGame | null): string[] {
		const rules = this.#rulesAround(this.#stored(path), null, table);
		const explained = rules && explainPath(this.#build(rules).composition, address);
		return explained?.found ? stepLines(explained.explanation.steps) : [];
	}

	#stored(path: string): OpenFile {
		return { path, text: this.#files.current.get(path) ?? '' };
	}

	get #workspace(): Workspace {
		return { files: this.#files.current };
	}

	#build({ choice, players }: PlayedRules): BuiltGame {
		return this.#builder.build(choice, players);
	}

	/** A person asks many things about one place. */
	#rulesAround(file: OpenFile, at: Position | null, table: PlayedGame | null): PlayedRules | null {
		const offset = at ? documentOf(file).offsetAt(at) : 0;
		const { revision } = this.#files;
		const key = JSON.stringify([revision, file.path, offset, hashText(file.text), table?.hash]);
		const { rules } = this.#around.of(key, () => ({
			rules: rulesAround(file, offset, this.#workspace, table)
		}));
		return rules;
	}

	/** What is known already of the files as they were delivered: nobody waits for it. */
	knowing(answers: Answers): this {
		this.#known = answers;
		return this;
	}

	variants(): VariantInfo[] {
		return this.#answer(questionOf('variants'), () => variantsOf(this.#files.current));
	}

	layers(game: string): LayerInfo[] {
		return this.#answer(questionOf('layers', game), () => layersOf(this.#files.current, game));
	}

	rules({ variant, layers = null, options }: RulesChoice, players: number): Rules | null {
		const choice = { variant, layers, options };
		return this.#answer(questionOf('rules', choice, players), () => {
			const { program, composition } = this.#builder.fitting(choice, players);
			return program && rulesOf(program, composition);
		});
	}

	#answer<A>(question: string, find: () => A): A {
		const known = this.#files.asDelivered ? own(this.#known, question) : undefined;
		return known === undefined ? find() : (JSON.parse(known) as A);
	}

	check(): FileFindings[] | null {
		this.#findings ??= this.#remembered();
		const found = this.#findings.goOn(this.#files.current);
		return found && publishedFindings(found);
	}

	/** Most pages never ask what is wrong: what is known of it is looked up when one does. */
	#remembered(): RememberedFindings {
		const remembered = new RememberedFindings(checkingWhole);
		for (const [game, part] of partsOf(this.#files.delivered).games) {
			const known = own(this.#known, questionOf('findingsIn', game));
			if (known !== undefined) remembered.know(game, part, JSON.parse(known) as Diagnostic[]);
		}
		return remembered;
	}

	/** Of one game as it was delivered. */
	findingsIn(game: string): Diagnostic[] {
		const part = partsOf(this.#files.delivered).games.get(game) ?? new Map<string, string>();
		return [...checkGame(part, game), ...checkTrials(part, game)];
	}

	tokens({ path, text }: OpenFile): SemanticTokens {
		return encoded(expressionTokens(path, text));
	}

	pieces(variant: string): PieceSheet {
		return pieceSheet(loadVariant(this.#workspace, variant));
	}

	mapSheet(variant: string): MapSheet | null {
		return mapSheet(loadVariant(this.#workspace, variant, [], { keepBroken: true }));
	}

	renamePiece(renaming: PieceRenaming): Renaming {
		return renamePiece(this.#files, renaming);
	}

	composed(variant: string): Composed {
		return composedOf(this.#files.current, this.#builder, variant);
	}

	compare(from: RulesChoice, to: RulesChoice): Compared {
		return comparedOf(this.#builder, from, to);
	}

	rulebook(choice: RulesChoice, players: number): Rulebook | null {
		return rulebookFor(this.#files.current, this.#builder, choice, players);
	}

	changeable(variant: string): ChangeSheet {
		return changeSheet(loadVariant(this.#workspace, variant));
	}

	ruleSheet(variant: string): RuleSheet {
		return ruleSheet(loadVariant(this.#workspace, variant), `variant:${variant}`);
	}

	tried(variant: string, text: string): Diagnostic[] {
		return triedText(this.#files.current, this.#builder, variant, text);
	}
}
