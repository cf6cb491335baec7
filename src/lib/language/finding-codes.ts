/**
 * The codes of all findings, `family/what`: tools, tests and the documentation know findings by them, so they stay as they
 * are when the words change.
 */
import type { ErrorCode } from 'yaml';

export type FindingCode =
	| 'file/further'
	| SyntaxCode
	| ShapeCode
	| LayerCode
	| NameCode
	| TypeCode
	| TableCode
	| RuleCode
	| ScenarioCode
	| TrialCode
	| PositionCode
	| SaveCode;

/** What the YAML of a file, or the text of an expression, is not. */
export type SyntaxCode =
	| YamlCode
	| 'syntax/alias'
	| 'syntax/anchor'
	| 'syntax/bracket'
	| 'syntax/chain'
	| 'syntax/character'
	| 'syntax/directive'
	| 'syntax/duplicate-key'
	| 'syntax/empty'
	| 'syntax/key'
	| 'syntax/merge-key'
	| 'syntax/missing-bracket'
	| 'syntax/missing-quote'
	| 'syntax/number'
	| 'syntax/quantifier'
	| 'syntax/quotes'
	| 'syntax/reserved-key'
	| 'syntax/rounded'
	| 'syntax/sign'
	| 'syntax/tag'
	| 'syntax/too-deep'
	| 'syntax/too-long'
	| 'syntax/unexpected';

/** What does not look like the thing that stands there. */
type ShapeCode =
	| 'shape/dice'
	| 'shape/empty'
	| 'shape/empty-file'
	| 'shape/expression'
	| 'shape/loose-comma'
	| 'shape/missing-key'
	| 'shape/one-of'
	| 'shape/pattern'
	| 'shape/repeat'
	| 'shape/several-documents'
	| 'shape/step'
	| 'shape/two-verbs'
	| 'shape/type'
	| 'shape/unknown-key'
	| 'shape/unknown-verb'
	| 'shape/wrong-length'
	| 'shape/wrong-type'
	| 'shape/wrong-value'
	| 'shape/wrong-word';

/** Layers: how they are chosen and ordered, and what they do to those below them. */
type LayerCode =
	| 'layer/advised-against'
	| 'layer/already-defined'
	| 'layer/breaks-game'
	| 'layer/conflict'
	| 'layer/contradiction'
	| 'layer/cycle'
	| 'layer/dangling'
	| 'layer/drift'
	| 'layer/duplicate-id'
	| 'layer/duplicate-layer'
	| 'layer/excluded'
	| 'layer/for-newer'
	| 'layer/for-other-game'
	| 'layer/missing-requirement'
	| 'layer/moved'
	| 'layer/no-effect'
	| 'layer/no-expectation'
	| 'layer/no-target'
	| 'layer/not-checked'
	| 'layer/not-a-list'
	| 'layer/not-a-number'
	| 'layer/not-a-value'
	| 'layer/nothing-to-acknowledge'
	| 'layer/nothing-to-settle'
	| 'layer/removed'
	| 'layer/same-moment'
	| 'layer/same-place'
	| 'layer/settles-too-early'
	| 'layer/stale-text'
	| 'layer/stray-file'
	| 'layer/too-many'
	| 'layer/two-headers'
	| 'layer/unknown-layer'
	| 'layer/wrap-without-it'
	| 'layer/wrong-header'
	| 'layer/wrong-target'
	| 'moves/cycle'
	| 'moves/still-there'
	| 'moves/twice'
	| 'moves/unknown-target'
	| 'moves/version'
	| 'option/constraint'
	| 'option/default'
	| 'option/unknown'
	| 'option/unknown-value';

/** Names and what they stand for. */
type NameCode =
	| 'name/ambiguous'
	| 'name/misused'
	| 'name/reserved'
	| 'name/shape'
	| 'name/taken'
	| 'name/twice'
	| 'ref/several'
	| 'ref/unknown-game'
	| 'ref/unknown-id'
	| 'ref/unknown-name'
	| 'ref/unknown-type'
	| 'ref/unknown-variant'
	| 'read/empty-window'
	| 'read/never-written'
	| 'read/unused-art'
	| 'read/unused-checkpoint'
	| 'read/unused-event'
	| 'read/unused-field'
	| 'read/unused-local'
	| 'read/unused-option'
	| 'read/unused-procedure'
	| 'read/unused-value'
	| 'read/unused-window'
	| 'cite/missing'
	| 'cite/unknown-clause'
	| 'text/form'
	| 'text/gender'
	| 'text/missing'
	| 'text/placeholder'
	| 'text/syntax'
	| 'text/too-long'
	| 'text/twice'
	| 'text/unknown-path';

/** Types and values of expressions. */
type TypeCode =
	| 'type/attribute'
	| 'type/field'
	| 'type/is'
	| 'type/may-be-none'
	| 'type/mismatch'
	| 'type/never'
	| 'type/never-none'
	| 'type/not-a-set'
	| 'type/not-constant'
	| 'type/not-stored'
	| 'type/not-walked'
	| 'type/parameter'
	| 'type/per-player'
	| 'type/per-space'
	| 'type/set'
	| 'type/settled'
	| 'type/sure'
	| 'type/too-large'
	| 'type/unknown'
	| 'type/unknown-element'
	| 'value/range'
	| 'value/cases'
	| 'value/recursive'
	| 'value/too-deep'
	| 'call/arguments'
	| 'call/left-out'
	| 'call/missing';

/** The tables of a game. */
type TableCode =
	| 'art/more'
	| 'art/not-a-picture'
	| 'art/not-allowed'
	| 'art/too-large'
	| 'enum/empty'
	| 'field/no-start'
	| 'field/until'
	| 'field/visible'
	| 'game/on-draw'
	| 'game/on-end'
	| 'game/on-roll'
	| 'game/players'
	| 'game/start'
	| 'game/too-large'
	| 'kind/abstract'
	| 'kind/attribute-type'
	| 'kind/cycle'
	| 'layout/no-end'
	| 'layout/grid'
	| 'layout/no-edge'
	| 'layout/no-height'
	| 'layout/no-place'
	| 'layout/no-range'
	| 'layout/no-space'
	| 'layout/no-value'
	| 'layout/never-open'
	| 'layout/rows'
	| 'map/cell'
	| 'map/direction'
	| 'map/grid'
	| 'map/no-directions'
	| 'map/off-map'
	| 'piece/attribute-missing'
	| 'piece/family'
	| 'piece/no-start'
	| 'piece/other-side'
	| 'piece/unknown-icon'
	| 'zone/main'
	| 'zone/sees';

/** Rules and their steps. */
type RuleCode =
	| 'action/afterwards'
	| 'action/window'
	| 'choose/amount'
	| 'choose/default'
	| 'choose/domain'
	| 'choose/never-nothing'
	| 'choose/optional'
	| 'choose/spent'
	| 'choose/such-that'
	| 'choose/via'
	| 'choose/way'
	| 'choose/who'
	| 'effect/becomes'
	| 'effect/parameters'
	| 'effect/stage'
	| 'effect/verb'
	| 'flow/break'
	| 'flow/cancel'
	| 'flow/restore'
	| 'flow/return'
	| 'flow/unreachable'
	| 'for-each/by'
	| 'offer/default'
	| 'orders/by'
	| 'orders/empty'
	| 'procedure/returns'
	| 'secret/asked'
	| 'secret/asked-in-order'
	| 'secret/logged'
	| 'secret/order'
	| 'secret/told'
	| 'secret/told-late'
	| 'set/target'
	| 'set/to-or-by';

/** What a scenario says that the game does not do. */
export type ScenarioCode =
	| 'scenario/answer'
	| 'scenario/claim'
	| 'scenario/die'
	| 'scenario/draw'
	| 'scenario/pick'
	| 'scenario/expression'
	| 'scenario/missing-parameter'
	| 'scenario/no-claim'
	| 'scenario/no-map'
	| 'scenario/no-piece'
	| 'scenario/piece'
	| 'scenario/rule-error'
	| 'scenario/rules'
	| 'scenario/seat'
	| 'scenario/start'
	| 'scenario/unanswered'
	| 'scenario/unknown-cell'
	| 'scenario/unknown-clause'
	| 'scenario/unknown-edition'
	| 'scenario/unknown-field'
	| 'scenario/unknown-parameter'
	| 'scenario/unknown-procedure'
	| 'scenario/unknown-variant'
	| 'scenario/unknown-zone'
	| 'scenario/unscripted'
	| 'scenario/unused'
	| 'scenario/variant-and-layers';

/** Trials, and what stands in the place of their placeholders. */
type TrialCode =
	| 'trial/duplicate-id'
	| 'trial/empty'
	| 'trial/own-placeholder'
	| 'trial/too-many'
	| 'trial/unknown-enum'
	| 'trial/unknown-placeholder'
	| 'trial/unused-placeholder';

/** What the parser of YAML complains about keeps its code, in our spelling. */
export type YamlCode = `syntax/${Kebab<ErrorCode>}`;

type Kebab<Words extends string> = Words extends `${infer First}_${infer Rest}`
	? `${Lowercase<First>}-${Kebab<Rest>}`
	: Lowercase<Words>;

/** What is wrong with a position in words. */
export type PositionCode =
	| 'position/asked'
	| 'position/coming'
	| 'position/frames'
	| 'position/piece-nowhere'
	| 'position/piece-twice'
	| 'position/rule-changed'
	| 'position/rule-fails'
	| 'position/stream'
	| 'position/unknown-name'
	| 'position/wrong-word';

/** Games as files. */
export type SaveCode =
	| 'save/branch'
	| 'save/changed'
	| 'save/checkpoint'
	| 'save/edits'
	| 'save/image'
	| 'save/not-a-game'
	| 'save/old-format'
	| 'save/too-large';
