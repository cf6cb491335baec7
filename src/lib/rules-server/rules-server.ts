/**
 * What a `RulesServer` is asked. It has the rule files; it alone parses, composes, links and checks them, and it keeps what it
 * knows from one edit to the next. It runs no game: what it links goes to a `GameServer` (`game-server/`). Everything is plain
 * data, so that it can be in this thread, in another one, or elsewhere.
 *
 * What editors are told is in the shape of the Language Server Protocol. Why something is refused is told as the language finds
 * it.
 *
 * A question about the rules of a file is a question about some game: that on the table, where the file has a part in it.
 */
import type {
	CodeAction,
	CodeLens,
	CompletionList,
	DocumentLink,
	DocumentSymbol,
	FoldingRange,
	Hover,
	InlayHint,
	Location,
	Position,
	Range,
	SelectionRange,
	SemanticTokens,
	SignatureHelp,
	TextEdit,
	WorkspaceSymbol
} from 'vscode-languageserver-types';
import type { Edits, StoredGame } from '#lib/game-file/game-file.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';
import type { Orders } from '#lib/orders/orders.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type {
	AttributeDef,
	EnumDef,
	KindDef,
	PieceText,
	SourcePlace
} from '#lib/ruleset/program/program.ts';
import type { ChangeSheet } from '#lib/ruleset/report/changeable/changeable.ts';
import type { GameDiff } from '#lib/ruleset/report/diff/diff-programs.ts';
import type { AroundName } from '#lib/ruleset/report/graph/graph.ts';
import type { NamedHooks } from '#lib/ruleset/report/hooks/list-hooks.ts';
import type { RuleSheet } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import type { MapSheet } from '#lib/ruleset/report/map-sheet.ts';
import type { PieceSheet } from '#lib/ruleset/report/piece-sheet.ts';
import type { Rulebook } from '#lib/ruleset/report/rulebook/rulebook-parts.ts';
import type { OptionValue, RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';
import type { Layout } from '#lib/ruleset/program/layout.ts';
import type { StageRules } from '#lib/scenario/stage-rules.ts';
import type { FileFindings, Finding } from './findings-for-editors.ts';
import type { LinkedLot, LinkedRules, LotChoice, Lots, LotsWish } from './lots-asked.ts';

export type { LinkedRules } from './lots-asked.ts';
export type { OptionValue, RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';

export interface RulesServer {
	/** Lays the user's edits over the delivered files; all files there are then. */
	open(edits: Edits): WorkFile[];
	/**
	 * A file says something else now; null: it is gone. Tells what is wrong with it and with the game that it is looked at in,
	 * and what the edit means for the game on the table.
	 */
	change(path: string, text: string | null, table: PlayedGame | null): RulesChange;
	/** Checks everything, a portion at a call; null: there is more to check. What has changed meanwhile is checked anew. */
	check(): FileFindings[] | null;

	variants(): VariantInfo[];
	/** The editions and house rules of a game. */
	layers(game: string): LayerInfo[];
	/** The rules that somebody chose, for so many players, or as near as they allow; null: they do not hold. */
	rules(choice: RulesChoice, players: number): Rules | null;
	/** The same, ready to be played by just so many players. */
	link(choice: RulesChoice, players: number, orders: OrdersTexts): Linking;
	/** What is wrong with the text of orders for a seat, by the rules of a game. */
	checkOrders(table: Omit<PlayedGame, 'orders' | 'game'>, seat: number, text: string): Diagnostic[];
	/** By which rules games are to be played, so that they say what somebody wants to know. */
	lots(wish: LotsWish): Lots;
	/** One of them, ready to be played by just so many players: whole, or not at all. */
	linkLot(lot: LotChoice, players: number): LinkedLot;
	/** What scenarios can be about in the game that a file belongs to. */
	scenarioGround(path: string): ScenarioGround;
	/** The rules that a scenario is run under: whole, or not at all. */
	linkStage(rules: StageRules): LentStage;
	/** What a stored game can go on under. */
	rulings(game: StoredGame): Rulings;
	/** Other rules, beside those that are played. */
	preview(table: PlayedGame, choice: RulesChoice): RulesPreview;

	/** The words of the expressions in a file as it stands in the editor, by `TOKEN_TYPES`. */
	tokens(file: OpenFile): SemanticTokens;
	/** What can be written at a place of a file as it stands in the editor; null: nothing is known. */
	complete(file: OpenFile, at: Position, table: PlayedGame | null): CompletionList | null;
	/** What the word at a place stands for; null: there is none, or nobody knows. `language`: of paragraphs of the rulebook. */
	hover(file: OpenFile, at: Position, table: PlayedGame | null, language: string): WordHover | null;
	/** What the call around a place takes; null: it stands in none. */
	signature(file: OpenFile, at: Position, table: PlayedGame | null): SignatureHelp | null;
	/** What can be done to a place though nothing is wrong there; `findings`: of the file, as they were told last. */
	rewrites(
		file: OpenFile,
		range: Range,
		findings: readonly Finding[],
		table: PlayedGame | null
	): Rewrite[];
	/** Whether a rule is declared at a place, for which a scenario can be written. */
	declaresRule(file: OpenFile, at: Position, table: PlayedGame | null): boolean;
	/** A scenario for it, that runs as it is made; null: none can be made. Nothing is written. */
	scenarioFor(file: OpenFile, at: Position, table: PlayedGame | null): MadeScenario | null;
	/** Who uses and who proves what the file declares. */
	lenses(file: OpenFile, table: PlayedGame | null): Lens[];
	/** What stood in a place before the file put something there, and types of what steps hand over. */
	hints(file: OpenFile, table: PlayedGame | null): Hint[];
	/** From paragraphs that are cited to their words: `file#L12`. */
	links(file: OpenFile, table: PlayedGame | null): DocumentLink[];
	/** What a selection takes in when it grows, from each place. */
	selections(file: OpenFile, places: readonly Position[]): SelectionRange[];
	/** What can be folded away. */
	folds(file: OpenFile): FoldingRange[];
	/** Where that which a word names is declared. */
	definition(file: OpenFile, at: Position, table: PlayedGame | null): Location[];
	/** All places that name what a word names, its declaration among them. */
	references(file: OpenFile, at: Position, table: PlayedGame | null): Location[];
	/** The word that would be renamed; null: nothing that has a name. */
	renamable(file: OpenFile, at: Position, table: PlayedGame | null): Range | null;
	/** What the files say when that which a word names is called otherwise; nothing is written. */
	rename(file: OpenFile, at: Position, to: string, table: PlayedGame | null): Renaming;
	/** What a file declares, with what is inside. */
	outline(file: OpenFile): DocumentSymbol[];
	/** Everything that has all the words in its names or in what is said of it. `game`: the one at hand; its things come first. */
	symbols(words: string, game: string | null): FoundThings;
	/** What rules can name in the game that a file belongs to; null where that game does not hold. */
	hooks(path: string, table: PlayedGame | null): NamedHooks | null;
	/** What is around a name: that at a place of the file, or the one that is written. */
	graph(
		file: OpenFile,
		name: Position | string,
		steps: number,
		table: PlayedGame | null
	): AroundName;
	/** The steps below an address of the game that a file belongs to, a line for each with its path. */
	steps(path: string, address: string, table: PlayedGame | null): string[];

	/** The pieces of a variant as they are written, whether its rules hold or not. */
	pieces(variant: string): PieceSheet;
	/** What the files say when a piece of a variant's own file gets another id; nothing is written. */
	renamePiece(renaming: PieceRenaming): Renaming;
	/** The map of a variant as it is written, whether its rules hold or not; null: it has none whose spaces touch. */
	mapSheet(variant: string): MapSheet | null;
	/** What comes of what a variant puts together. */
	composed(variant: string): Composed;
	/** What differs between two games. */
	compare(from: RulesChoice, to: RulesChoice): Compared;
	/** Every paragraph of rules that somebody chose, and what is other than in the game they are made of; null: they do not hold. */
	rulebook(choice: RulesChoice, players: number): Rulebook | null;
	/** Every number and word that can be changed about a variant, whether its rules hold or not. */
	changeable(variant: string): ChangeSheet;
	/** What a rule of one's own in a variant can be put together of, and those that are in its file. */
	ruleSheet(variant: string): RuleSheet;
	/** What would be found, and is not now, if the file of a variant said something else; nothing is written. */
	tried(variant: string, text: string): Diagnostic[];
}

/** What a word is. For pages in other languages also what else is told of it, and as what a running game knows it. */
export interface WordHover extends Hover {
	data: { head: string; facts: readonly Said[]; address: string | null };
}

/** What a file says with the scenario, and on which line (from 1) that begins; `before`: what it said, null where it is new. */
export interface MadeScenario {
	path: string;
	text: string;
	before: string | null;
	line: number;
}

/** What an editor does that knows the command of a `Lens`. */
export type Show = (file: string, at: Position, places: readonly Location[]) => void;

/** `data`: its title, for pages in other languages, and whether the places are scenarios. */
export interface Lens extends CodeLens {
	data: { said: Said; proofs: boolean };
}

/** `data`: its title, for pages in other languages. */
export interface Rewrite extends CodeAction {
	kind: 'refactor' | 'quickfix';
	edit: { changes: Record<string, TextEdit[]> };
	data: Said;
}

/** `data`: what it says, for pages in other languages. */
export interface Hint extends InlayHint {
	data: Said;
}

/** A game that holds: all that a `GameServer` needs of it, and what the page shows of it. */
export interface LinkedGame {
	/** The `Program` as JSON: a text crosses from thread to thread in no time, a tree of objects does not. */
	program: string;
	/** Layer id -> content hash, to be written into saves. */
	lock: Record<string, string>;
	/** The layers that it is made of. */
	layers: { id: string; kind: string }[];
	/** By seat, what it is ordered to do; null: nothing, or orders that are wrong. */
	orders: (Orders | null)[];
	rules: Rules;
}

/** By seat, the text of its orders; null: the seat is played by somebody. */
export type OrdersTexts = readonly (string | null)[];

/** The game on the table. */
export interface PlayedGame {
	choice: RulesChoice;
	players: number;
	/** The id of the game, and the hash of its program. */
	game: string;
	hash: string;
	orders: OrdersTexts;
}

export type Linking = { ok: true; game: LinkedGame } | { ok: false; findings: Diagnostic[] };

export interface ScenarioGround {
	/** Its id; empty: there is none. */
	game: string;
	editions: string[];
	/** `path`: of its file. */
	variants: { id: string; path: string; edition: string | null; houseRules: string[] }[];
}

export type LentStage = { ok: true; rules: LinkedRules } | { ok: false; findings: Diagnostic[] };

/** What a stored game can go on under; null: those rules do not hold, as `findings` say. */
export interface Rulings {
	now: LinkedGame | null;
	/** With the edits that it was stored with, where the rules of now are not those of its record. */
	then: LinkedGame | null;
	/** Layers whose content is another one now. */
	layers: string[];
	findings: Diagnostic[];
}

export interface RulesChange {
	findings: FileFindings[];
	/** What the edit means for the game on the table. */
	played: Replayed;
	/** Milliseconds from text to findings. */
	took: number;
}

export type Replayed =
	/** Nothing is on the table, or the file has no part in it. */
	| { state: 'no-game' }
	/** The edit has errors: the last good rules go on. */
	| { state: 'invalid' }
	/** Nothing that an engine runs has changed; texts and layout may have. */
	| { state: 'same'; rules: Rules }
	| { state: 'other'; game: LinkedGame };

/** An edition or a house rule. Names by language. */
export interface LayerInfo {
	id: string;
	kind: 'edition' | 'house-rule';
	name: Record<string, string>;
	/** What has to be chosen beside it. */
	requires: string[];
	/** House rules that come along by themselves. */
	brings: string[];
	excludes: string[];
	/** Those it had better not be combined with. */
	advisesAgainst: string[];
	/** What it is about, by language. */
	about: Record<string, string>;
	/** Why it does not go together with others, in its author's words: id -> reason. */
	because: Record<string, string>;
}

export interface OptionInfo {
	id: string;
	kind: 'choice' | 'number' | 'flag';
	/** choice: the ids; flag: `true`, `false`. */
	values: string[];
	min: number | null;
	max: number | null;
	default: OptionValue;
	/** The layer that offers it. */
	layer: string;
	/** The chapter of the rulebook that its first paragraph stands in; empty where it cites none. */
	chapter: string;
}

export interface FaceInfo {
	id: string;
	kind: number;
	attributes: number[];
	back: number;
	/** Pieces that show it at the beginning. */
	count: number;
	icon: string;
	cite: string[];
	rule: SourcePlace | null;
}

/** The rules that run, as far as the page needs them: a `Program` without what only the engine reads. */
export interface Rules {
	hash: string;
	game: string;
	variant: string;
	players: number;
	/** How many can play by them. */
	range: { min: number; max: number };
	/** Whether a player may know anything that another does not. */
	secrets: boolean;
	options: OptionInfo[];
	chosen: Record<string, OptionValue>;
	enums: EnumDef[];
	kinds: KindDef[];
	attributes: AttributeDef[];
	faces: FaceInfo[];
	space: { word: string; plural: string; grid: 'hex' | 'square' | 'none' };
	/** The map before anything lies on it. */
	cells: { q: number; r: number }[];
	/** By cell: those beside it, by their place in the list of cells. */
	neighbours: number[][];
	/** `inOrder`: it matters to the rules what lies where in it. */
	zones: { id: string; per: 'game' | 'player' | 'space'; inOrder: boolean }[];
	/** Fields by table, with the type that says how to read their values. */
	fields: Record<'game' | 'player' | 'space' | 'piece', { id: string; type: Type }[]>;
	/**
	 * Values that are no sets, and what each is about (`kind`: that of the only piece): how they came about can be asked.
	 * `modified`: there are rules that have a say in it.
	 */
	askable: {
		id: string;
		of: ('player' | 'space' | 'piece')[];
		kind: string | null;
		type: Type;
		modified: boolean;
	}[];
	texts: Record<string, Record<string, string>>;
	/** Those into which pieces are put. */
	pieceTexts: PieceText[];
	/** Pictures of one's own by name, as addresses of images. */
	art: Record<string, string>;
	clauses: { id: string; text: string; section: string }[];
	layout: Layout;
}

/** One way to play: what can be said of it without linking its rules. Names by language. */
export interface VariantInfo {
	id: string;
	game: string;
	name: Record<string, string>;
	/** In a sentence. */
	about: Record<string, string>;
	gameName: Record<string, string>;
	/** The language of its players, where its layout says one. */
	language: string | null;
	minPlayers: number;
	maxPlayers: number;
	/** Ids of the layers, in the order in which they are applied. */
	layers: string[];
	/** The edition and the house rules that it names. */
	chosenLayers: string[];
	/** Whether these are all it says: no options chosen, nothing changed. */
	plain: boolean;
	options: OptionInfo[];
	/** Errors found while composing. */
	errors: number;
}

export interface WorkFile {
	path: string;
	text: string;
	/** As it was delivered; null for a file the user has added. */
	delivered: string | null;
}

/** Other rules beside those that are played. */
export interface RulesPreview {
	/** Ready to be played; null: they are no rules to play by, and `errors` say why. */
	game: LinkedGame | null;
	/** Whether the game would play as it does now. */
	same: boolean;
	errors: Diagnostic[];
	diff: GameDiff;
	options: OptionInfo[];
	chosen: Record<string, OptionValue>;
	players: { min: number; max: number };
	/** By language: names and rule texts of what differs and of the options, texts of the clauses that are cited. */
	texts: Record<string, Record<string, string>>;
	clauses: { id: string; text: string; section: string }[];
}

/** A variant as it is put together. */
export interface Composed {
	/** The edition and the house rules that it names. */
	chosen: string[];
	/** Whose each file is: path -> id of the layer. */
	layerOf: Record<string, string>;
	/** What speaks against them, and what is to be known. */
	findings: FileFindings[];
	options: OptionInfo[];
	values: Record<string, OptionValue>;
	/** Options that the variant itself has chosen. */
	own: string[];
	/** What differs from the edition alone; null where either does not hold. */
	diff: GameDiff | null;
	texts: RulesPreview['texts'];
	clauses: RulesPreview['clauses'];
}

/** Two games beside each other, of as many players as both have room for. */
export interface Compared {
	/** null where one of them does not hold. */
	diff: GameDiff | null;
	/** What is wrong with the one and with the other. */
	errors: Diagnostic[][];
	/** Names and rule texts of what differs, in the one and in the other. */
	before: RulesPreview['texts'];
	after: RulesPreview['texts'];
	clauses: RulesPreview['clauses'];
}

/** A file as it stands in the editor, which may be ahead of what was checked last. */
export interface OpenFile {
	path: string;
	text: string;
}

/** The sections of rules whose things have names, and layers themselves. */
export type ThingSort =
	| ('layers' | 'kinds' | 'pieces' | 'enums' | 'attributes' | 'fields' | 'zones' | 'options')
	| ('constraints' | 'values' | 'events' | 'effects' | 'actions' | 'procedures' | 'invariants')
	| ('clauses' | 'change');

/** Of a thing, what an editor is not told. */
export interface ThingWords {
	sort: ThingSort;
	game: string;
	/** The layer that declares it. */
	layer: string;
	/** What players call it, by language. */
	names: Record<string, string>;
	/** The line about it, its rules as players read them, a paragraph itself. */
	said: { text: string; language: string }[];
	/** Whether it is called as was asked; else the words are in what is said. */
	named: boolean;
}

export interface FoundThing extends WorkspaceSymbol {
	containerName: string;
	location: Location;
	data: ThingWords;
}

export interface FoundThings {
	/** The best first. */
	things: FoundThing[];
	/** How many there are beside these. */
	more: number;
}

export interface PieceRenaming {
	variant: string;
	from: string;
	to: string;
}

/** What a file says then, and the edits that lead there. */
export interface RenamedFile {
	path: string;
	text: string;
	edits: TextEdit[];
}

/**
 * `no-id`: not such a word; `no-name`: nothing that has a name of its own; `delivered`: it is named in a file that nobody changes;
 * `breaks`: what would be wrong then, in `said`.
 */
export type Renaming =
	| { ok: true; files: RenamedFile[] }
	| { ok: false; why: 'no-id' | 'no-name' }
	| { ok: false; why: 'delivered'; path: string }
	| { ok: false; why: 'breaks'; said: Said };
