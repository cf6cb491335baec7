/**
 * What the page and the engine's worker say to each other. Everything is plain data; the page shows it and sends answers
 * back, and never works out what is legal.
 */
import type { Said } from '#lib/language/said.ts';
import type { PositionApi } from './position/position-api.ts';
import type { Answer, Breakdown, GameView, Key, Viewer } from '#lib/engine/seat/protocol.ts';
import type { BotName } from '#lib/bots/bots.ts';
import type { Reasoning } from '#lib/bots/reasons.ts';
import type { Obstacle } from '#lib/engine/session/take-over-rules.ts';
import type { HostCode } from './worker-code.ts';
import type { Course } from '#lib/engine/session/course.ts';
import type { Parting } from '#lib/engine/session/load-session.ts';
import type { Edits, GameSetup, StoredGame } from '#lib/game-file/game-file.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { GameDiff } from '#lib/ruleset/report/diff/diff-programs.ts';
import type { NamedHooks } from '#lib/ruleset/report/hooks/list-hooks.ts';
import type { RuleSheet } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import type { ChangeSheet } from '#lib/ruleset/report/changeable/changeable.ts';
import type { MapSheet } from '#lib/ruleset/report/map-sheet.ts';
import type { PieceSheet } from '#lib/ruleset/report/piece-sheet.ts';
import type { Rulebook } from '#lib/ruleset/report/rulebook/book.ts';
import type { OptionValue, RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Completion, Hover } from '#lib/ruleset/expression/complete-expression.ts';
import type { Token } from './expression-tokens.ts';
import type { Lending } from '#lib/lab/playouts/lend-position.ts';
import type { AnswerOutcome, BotOutcome, Shown, Snapshot } from './snapshot.ts';
import type { WalkingBack } from './walk-back.ts';
import type {
	AttributeDef,
	EnumDef,
	PieceText,
	KindDef,
	SourcePlace
} from '#lib/ruleset/program/program.ts';

export type { BotName } from '#lib/bots/bots.ts';
export type { BotReason, Judged } from '#lib/bots/reasons.ts';
export type { AnswerOutcome, BotOutcome, Shown, Snapshot } from './snapshot.ts';
export type { Chronicle, Moment } from './walk-back.ts';
export { BOTS } from '#lib/bots/bots.ts';
/** Those that play a game out fast enough to do it many times. */
export const QUICK_BOTS = ['random', 'greedy'] as const satisfies readonly BotName[];
export type { Edits, GameSetup, SeatSetup, StoredGame } from '#lib/game-file/game-file.ts';
export type { OptionValue, RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';

/** An edition or a house rule. Names by language. */
export interface LayerInfo {
	id: string;
	kind: 'edition' | 'house-rule';
	name: Record<string, string>;
	requires: string[];
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
	zones: { id: string; per: 'game' | 'player' | 'space' }[];
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
	layout: unknown;
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

export interface Started {
	rules: Rules;
	/** How a saved game goes on when it is not simply the same game again. */
	continued: Continued | null;
}

/** The rules have changed since the game was saved; `layers`: those of them whose content is another one now. */
export type Continued =
	/** The position was taken over to the rules of now. */
	| { how: 'taken-over'; layers: string[] }
	/** Played again answer by answer; so many answers were found under other numbers. */
	| { how: 'replayed'; layers: string[]; moved: number }
	/** Still under the rules of then: those of now refuse the position. */
	| { how: 'old-rules'; layers: string[]; said: Said }
	/** It goes on before the answer at which record and rules part; the rest of the record is not played. */
	| { how: 'parted'; layers: string[]; at: Parting };

export type StartResult =
	| { ok: true; started: Started }
	/** `parted`: with which answer a record stops being a game of these rules. */
	| { ok: false; findings: Diagnostic[]; said: Said; parted: Parting | null };

/** What an edit did to the running game. */
export type SwapOutcome =
	| { state: 'no-game' }
	/** The edit has errors: the last good rules go on. */
	| { state: 'invalid' }
	/** Nothing the engine runs has changed; texts and layout may have. */
	| { state: 'same'; rules: Rules }
	| { state: 'swapped'; rules: Rules; changes: Said[] }
	| { state: 'refused'; said: Said };

/** What other rules would mean for the running game. */
export interface RulesPreview {
	/** Whether the game would play as it does now. */
	same: boolean;
	/** Whether the running position can go on under them; if not, `obstacle` or `errors` say why. */
	possible: boolean;
	obstacle: Obstacle | null;
	/** They are no rules to play by. */
	errors: Diagnostic[];
	diff: GameDiff;
	options: OptionInfo[];
	chosen: Record<string, OptionValue>;
	players: { min: number; max: number };
	/** By language: names and rule texts of what differs and of the options, texts of the clauses that are cited. */
	texts: Record<string, Record<string, string>>;
	clauses: { id: string; text: string; section: string }[];
	/** Milliseconds from the choice to this answer. */
	took: number;
}

export type ChangeOutcome =
	| { ok: true; rules: Rules; setup: GameSetup }
	| { ok: false; obstacle: Obstacle | null; said: Said };

/** A variant as it is put together. */
export interface Composed {
	/** The edition and the house rules that it names. */
	chosen: string[];
	/** Whose each file is: path -> id of the layer. */
	layerOf: Record<string, string>;
	/** What speaks against them, and what is to be known. */
	findings: Diagnostic[];
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

export interface EditOutcome {
	findings: Diagnostic[];
	swap: SwapOutcome;
	/** Milliseconds from text to findings. */
	took: number;
}

/** A file as it stands in the editor, which may be ahead of what was checked last. */
export interface OpenFile {
	path: string;
	text: string;
}

export type { PositionScenario } from './position/position-api.ts';
export type { ScenarioWords } from '#lib/scenario/write-scenario.ts';

export interface PieceRenaming {
	variant: string;
	from: string;
	to: string;
}

/** `no-id`: not such a word; `breaks`: what would be wrong then, in `said`. */
export type RenamedPiece =
	| { ok: true; files: { path: string; text: string }[] }
	| { ok: false; why: 'no-id' }
	| { ok: false; why: 'breaks'; said: Said };

export interface EngineApi extends PositionApi, Lending, Reasoning, WalkingBack {
	/** Whether rules run as printed code here, or have to be interpreted, which is several times slower. */
	way(): HostCode['way'];
	/** Lays the user's edits over the delivered files. */
	open(edits: Edits): WorkFile[];
	variants(): VariantInfo[];
	/** The editions and house rules of a game. */
	layers(game: string): LayerInfo[];
	/** The rules that somebody chose, for so many players, or as near as they allow. */
	rules(choice: RulesChoice, players: number): Rules | null;

	start(setup: GameSetup): StartResult;
	/**
	 * A new game, played on by bots until the first seat is asked and has something for which a piece can stand: the piece
	 * stands there then.
	 */
	tryOut(setup: GameSetup, face: string): StartResult;
	/** `partly`: as far as the record is a game of these rules, where otherwise it would be refused. */
	resume(game: StoredGame, partly: boolean): StartResult;
	snapshot(viewer: Viewer, since: number): Snapshot;
	/** Another viewer comes to the table: what it sees, and for a seat what happened since it answered last. */
	look(viewer: Viewer): Shown;
	answer(viewer: Viewer, answer: Answer, since: number): AnswerOutcome;
	/** Lets bots answer: one decision, or until a person is asked or the time is up. */
	bots(viewer: Viewer, since: number, limit: 'one' | number): BotOutcome;
	/** Takes back to the last question to a person; null where nothing can be taken back. */
	undo(viewer: Viewer, to: 'barrier' | 'any'): Snapshot | null;
	/** What the seat of these answers would see and be asked after them, which are not given; null where that cannot be told. */
	foresee(answers: readonly Answer[]): GameView | null;
	/** `turn`: at a moment of the past; null: now. */
	explain(viewer: Viewer, value: string, keys: Key[], turn: number | null): Breakdown | null;
	save(): Course | null;
	/** What other rules would mean for the running game, which they do not touch; null where no game is running. */
	preview(choice: RulesChoice): RulesPreview | null;
	/** The running game goes on under other rules, if it can. */
	change(choice: RulesChoice): ChangeOutcome;
	/** Clears the table: edits change no game any more. */
	leave(): void;

	/** Changes a file (null deletes it), checks the rules and, where they hold, changes the running game. */
	edit(path: string, text: string | null): EditOutcome;
	findings(): Diagnostic[];
	/** The words of the expressions in a file as it stands in the editor. */
	tokens(file: OpenFile): Token[];
	/** What can be written at an offset of a file as it stands in the editor; null where no expression stands. */
	complete(file: OpenFile, offset: number): Completion | null;
	/** What the word at an offset stands for; null where none of an expression is. */
	hover(file: OpenFile, offset: number): Hover | null;
	/** What rules can name in the game that a file belongs to; null where that game does not hold. */
	hooks(path: string): NamedHooks | null;
	/** The pieces of a variant as they are written, whether its rules hold or not. */
	pieces(variant: string): PieceSheet;
	/** What the files say when a piece of a variant's own file gets another id; nothing is written. */
	renamePiece(renaming: PieceRenaming): RenamedPiece;
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
