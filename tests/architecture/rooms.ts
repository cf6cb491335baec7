/**
 * The plan of the house: which room may use which, and through which doors. A room is a folder of `src`, without `src/` and
 * `src/lib/`; its doors are the files that other rooms may import. What each room is for stands in docs/rooms.md.
 *
 * A new arrow or door is written down here with a thought: does it belong there, or is a file in the wrong room?
 */
export interface Room {
	uses: readonly string[];
	doors: readonly string[];
}

export const ROOMS: Readonly<Record<string, Room>> = {
	bots: {
		uses: [
			'engine/machine',
			'engine/play',
			'engine/seat',
			'engine/session',
			'engine/state',
			'ruleset/program'
		],
		doors: [
			'bots/bots',
			'bots/machine-probe',
			'bots/player',
			'bots/reasons',
			'bots/stream',
			'bots/Worlds'
		]
	},
	cli: {
		uses: [
			'cli/laboratory',
			'cli/results',
			'cli/sources',
			'cli/terminal',
			'cli/threads',
			'engine/play',
			'engine/position',
			'engine/seat',
			'engine/session',
			'lab/trials',
			'language',
			'language/tools',
			'ruleset/layers',
			'ruleset/link',
			'ruleset/moves',
			'ruleset/program',
			'ruleset/report',
			'ruleset/report/diff',
			'ruleset/report/hooks',
			'ruleset/templates',
			'ruleset/upgrade',
			'ruleset/workspace',
			'scenario',
			'workbench/i18n',
			'workbench/i18n/languages',
			'workbench/lookup',
			'workbench/report',
			'workers/engine'
		],
		doors: []
	},
	'cli/laboratory': {
		uses: [
			'bots',
			'cli/queue',
			'cli/results',
			'cli/sources',
			'cli/terminal',
			'cli/threads',
			'engine/machine',
			'engine/play',
			'engine/seat',
			'lab',
			'lab/compare',
			'lab/counter',
			'lab/matrix',
			'lab/mutation',
			'lab/report',
			'lab/statistics',
			'lab/sweep',
			'lab/trials',
			'lab/tune',
			'language',
			'language/tools',
			'orders',
			'ruleset/link',
			'ruleset/program',
			'ruleset/report',
			'ruleset/workspace',
			'scenario'
		],
		doors: [
			'cli/laboratory/compare',
			'cli/laboratory/counter',
			'cli/laboratory/mutate',
			'cli/laboratory/perft',
			'cli/laboratory/simulate',
			'cli/laboratory/sweep',
			'cli/laboratory/tune',
			'cli/laboratory/worker'
		]
	},
	'cli/queue': {
		uses: ['cli/terminal', 'cli/threads', 'language/tools', 'ruleset/program'],
		doors: [
			'cli/queue/QueueHands',
			'cli/queue/QueueWorker',
			'cli/queue/address',
			'cli/queue/connect',
			'cli/queue/version'
		]
	},
	'cli/results': {
		uses: ['cli/terminal', 'lab/keep', 'lab/report', 'language'],
		doors: ['cli/results/keeping', 'cli/results/results']
	},
	'cli/terminal': {
		uses: ['language', 'ruleset/workspace'],
		doors: ['cli/terminal/failure', 'cli/terminal/findings', 'cli/terminal/terminal']
	},
	'cli/threads': {
		uses: ['engine/print-code'],
		doors: ['cli/threads/Crew', 'cli/threads/Threads', 'cli/threads/node-code', 'cli/threads/trade']
	},
	'cli/sources': {
		uses: [
			'cli/terminal',
			'engine/machine',
			'engine/seat',
			'engine/session',
			'game-file',
			'lab/trials',
			'language',
			'language/tools',
			'orders',
			'ruleset/compose',
			'ruleset/layers',
			'ruleset/link',
			'ruleset/program',
			'ruleset/report',
			'ruleset/workspace',
			'scenario'
		],
		doors: [
			'cli/sources/check',
			'cli/sources/chosen-layers',
			'cli/sources/conditions-text',
			'cli/sources/disk',
			'cli/sources/given',
			'cli/sources/library',
			'cli/sources/load',
			'cli/sources/open-games',
			'cli/sources/orders-files',
			'cli/sources/play-again',
			'cli/sources/suites'
		]
	},
	'engine/compile': {
		uses: ['engine/machine', 'engine/state', 'language', 'ruleset/program'],
		doors: ['engine/compile/assembler', 'engine/compile/compile-code']
	},
	'engine/edit': {
		uses: ['engine/machine', 'engine/position', 'language', 'ruleset/program'],
		doors: [
			'engine/edit/beginnings',
			'engine/edit/position-edit',
			'engine/edit/settle',
			'engine/edit/tools'
		]
	},
	'engine/interpret': {
		uses: ['engine/compile', 'engine/machine', 'engine/seat', 'engine/state', 'ruleset/program'],
		doors: ['engine/interpret/interpretation', 'engine/interpret/interpreter']
	},
	'engine/machine': {
		uses: ['engine/state', 'language', 'ruleset/program'],
		doors: [
			'engine/machine/ask-value',
			'engine/machine/checkpoints',
			'engine/machine/code',
			'engine/machine/draws',
			'engine/machine/knowledge',
			'engine/machine/machine',
			'engine/machine/modified-sets',
			'engine/machine/modifier-order',
			'engine/machine/routine-info',
			'engine/machine/rule-error',
			'engine/machine/runtime',
			'engine/machine/signals',
			'engine/machine/tables'
		]
	},
	'engine/play': {
		uses: ['engine/machine', 'engine/state'],
		doors: ['engine/play/play']
	},
	'engine/position': {
		uses: [
			'engine/machine',
			'engine/play',
			'engine/seat',
			'engine/state',
			'language',
			'language/tools',
			'ruleset/program'
		],
		doors: [
			'engine/position/memories',
			'engine/position/names',
			'engine/position/old-image',
			'engine/position/position',
			'engine/position/read-position',
			'engine/position/stand-in',
			'engine/position/stream-uses',
			'engine/position/write-position'
		]
	},
	'engine/print-code': {
		uses: [
			'engine/compile',
			'engine/interpret',
			'engine/machine',
			'engine/state',
			'ruleset/program'
		],
		doors: ['engine/print-code/printed-code']
	},
	'engine/seat': {
		uses: [
			'engine/machine',
			'engine/play',
			'engine/state',
			'language',
			'language/tools',
			'ruleset/program'
		],
		doors: [
			'engine/seat/decision-view',
			'engine/seat/explain',
			'engine/seat/happening',
			'engine/seat/keys',
			'engine/seat/knowledge',
			'engine/seat/log',
			'engine/seat/option-view',
			'engine/seat/expression-in-words',
			'engine/seat/protocol',
			'engine/seat/resample',
			'engine/seat/view',
			'engine/seat/visibility',
			'engine/seat/witness'
		]
	},
	'engine/session': {
		uses: [
			'engine/machine',
			'engine/play',
			'engine/position',
			'engine/seat',
			'engine/state',
			'language',
			'language/tools',
			'ruleset/program'
		],
		doors: [
			'engine/session/answers',
			'engine/session/course',
			'engine/session/load-session',
			'engine/session/session',
			'engine/session/take-over-rules'
		]
	},
	'engine/state': {
		uses: ['ruleset/program'],
		doors: [
			'engine/state/chance',
			'engine/state/checkpoints',
			'engine/state/distances',
			'engine/state/gate',
			'engine/state/grid',
			'engine/state/memories',
			'engine/state/memory-layout',
			'engine/state/legal-answers',
			'engine/state/observer',
			'engine/state/round-address',
			'engine/state/seats',
			'engine/state/seed',
			'engine/state/wish',
			'engine/state/wishes',
			'engine/state/state-hash'
		]
	},
	'engine/testing': {
		uses: ['engine/interpret', 'engine/machine', 'ruleset/program', 'ruleset/testing'],
		doors: []
	},
	'game-file': {
		uses: ['bots', 'engine/session', 'language', 'ruleset/layers', 'ruleset/workspace'],
		doors: [
			'game-file/data',
			'game-file/edits-file',
			'game-file/game-file',
			'game-file/read-game-file'
		]
	},
	lab: {
		uses: [
			'bots',
			'engine/interpret',
			'engine/machine',
			'engine/play',
			'engine/seat',
			'engine/session',
			'engine/state',
			'game-file',
			'language',
			'orders',
			'ruleset/program',
			'ruleset/report/diff'
		],
		doors: [
			'lab/game',
			'lab/interval',
			'lab/invariants',
			'lab/perft',
			'lab/preview-rules',
			'lab/recorded-game',
			'lab/summary',
			'lab/used-pieces',
			'lab/usage-report',
			'lab/worth'
		]
	},
	'lab/compare': {
		uses: ['engine/seat', 'engine/session', 'lab', 'lab/statistics'],
		doors: [
			'lab/compare/comparison',
			'lab/compare/comparison-text',
			'lab/compare/estimate',
			'lab/compare/measures',
			'lab/compare/parting',
			'lab/compare/play-pair',
			'lab/compare/two-digits'
		]
	},
	'lab/counter': {
		uses: [
			'lab',
			'lab/compare',
			'lab/report',
			'lab/statistics',
			'language',
			'ruleset/compose',
			'ruleset/report'
		],
		doors: [
			'lab/counter/judged-piece',
			'lab/counter/judged-piece-text',
			'lab/counter/verdict',
			'lab/counter/without-piece'
		]
	},
	'lab/keep': {
		uses: [
			'engine/seat',
			'lab',
			'lab/charts',
			'lab/compare',
			'lab/counter',
			'lab/report',
			'lab/sweep',
			'lab/trials',
			'language'
		],
		doors: ['lab/keep/chapters', 'lab/keep/games-csv', 'lab/keep/page', 'lab/keep/read-run']
	},
	'lab/sweep': {
		uses: [
			'lab/charts',
			'lab/compare',
			'lab/report',
			'language',
			'language/expression',
			'ruleset/compose',
			'ruleset/report',
			'ruleset/report/changeable'
		],
		doors: [
			'lab/sweep/number-at',
			'lab/sweep/sweep-text',
			'lab/sweep/sweepable',
			'lab/sweep/swept',
			'lab/sweep/swept-points'
		]
	},
	'lab/tune': {
		uses: [
			'bots',
			'engine/machine',
			'engine/play',
			'engine/session',
			'engine/state',
			'lab',
			'lab/compare',
			'lab/statistics',
			'lab/sweep',
			'language',
			'language/expression',
			'ruleset/compose',
			'ruleset/program',
			'ruleset/report',
			'ruleset/report/changeable'
		],
		doors: ['lab/tune/Duel', 'lab/tune/fit', 'lab/tune/match', 'lab/tune/weights']
	},
	'lab/statistics': {
		uses: [],
		doors: [
			'lab/statistics/many',
			'lab/statistics/normal',
			'lab/statistics/paired',
			'lab/statistics/power',
			'lab/statistics/sequential',
			'lab/statistics/sign-test',
			'lab/statistics/student'
		]
	},
	'lab/matrix': {
		uses: [
			'engine/machine',
			'lab',
			'language',
			'ruleset/layers',
			'ruleset/link',
			'ruleset/report',
			'ruleset/workspace'
		],
		doors: ['lab/matrix/run-cell']
	},
	'lab/playouts': {
		uses: [
			'bots',
			'engine/machine',
			'engine/play',
			'engine/seat',
			'engine/session',
			'engine/state',
			'lab',
			'ruleset/program'
		],
		doors: [
			'lab/playouts/PlayoutSeries',
			'lab/playouts/lend-position',
			'lab/playouts/play-on',
			'lab/playouts/odds',
			'lab/playouts/spread',
			'lab/playouts/what-if'
		]
	},
	'lab/trials': {
		uses: [
			'bots',
			'engine/machine',
			'lab',
			'lab/compare',
			'lab/playouts',
			'lab/report',
			'lab/statistics',
			'language',
			'ruleset/compose',
			'ruleset/layers',
			'ruleset/link',
			'ruleset/moves',
			'ruleset/program',
			'ruleset/report',
			'ruleset/upgrade',
			'ruleset/workspace',
			'scenario'
		],
		doors: [
			'lab/trials/bouts',
			'lab/trials/check-trials',
			'lab/trials/fitting',
			'lab/trials/read-trials',
			'lab/trials/trial-lines',
			'lab/trials/trial-report',
			'lab/trials/trial-report-text',
			'lab/trials/upgrade-trials'
		]
	},
	'lab/mutation': {
		uses: ['ruleset/program', 'ruleset/workspace', 'scenario'],
		doors: ['lab/mutation/run']
	},
	'lab/report': {
		uses: [
			'bots',
			'engine/seat',
			'engine/state',
			'lab',
			'lab/compare',
			'lab/statistics',
			'language',
			'ruleset/program'
		],
		doors: [
			'lab/report/CurveTally',
			'lab/report/LabTally',
			'lab/report/PartTally',
			'lab/report/command-line',
			'lab/report/lab-report',
			'lab/report/outline',
			'lab/report/run',
			'lab/report/trial-counts'
		]
	},
	'lab/charts': {
		uses: ['lab', 'lab/compare', 'lab/report', 'lab/statistics', 'lab/trials', 'language'],
		doors: [
			'lab/charts/comparison-figures',
			'lab/charts/draw',
			'lab/charts/figure',
			'lab/charts/named-chart',
			'lab/charts/report-figures',
			'lab/charts/trial-figures'
		]
	},
	language: {
		uses: ['language/generated', 'language/tools'],
		doors: [
			'language/diagnostic',
			'language/file-findings',
			'language/finding-codes',
			'language/finding-limit',
			'language/findings',
			'language/json-schema',
			'language/nodes',
			'language/parsed-file',
			'language/said',
			'language/schema-check',
			'language/shape-at',
			'language/source',
			'language/step-names',
			'language/suggest',
			'language/tree',
			'language/tree-path',
			'language/tree-tools',
			'language/yaml-document'
		]
	},
	'language/editing': {
		uses: ['language'],
		doors: ['language/editing/change', 'language/editing/edit-text', 'language/editing/plain-text']
	},
	'language/expression': {
		uses: ['language', 'language/tools'],
		doors: [
			'language/expression/ast',
			'language/expression/classes',
			'language/expression/inner-numbers',
			'language/expression/lexer',
			'language/expression/parse',
			'language/expression/print',
			'language/expression/syntax-error',
			'language/expression/tokens'
		]
	},
	'language/message': {
		uses: ['language'],
		doors: [
			'language/message/grammar',
			'language/message/message-length',
			'language/message/read-message',
			'language/message/typeset'
		]
	},
	'language/tools': {
		uses: [],
		doors: [
			'language/tools/append',
			'language/tools/bits',
			'language/tools/folded',
			'language/tools/hash',
			'language/tools/kept',
			'language/tools/own',
			'language/tools/small-cache'
		]
	},
	'language/generated': {
		uses: [],
		doors: [
			'language/generated/icon-names',
			'language/generated/shapes',
			'language/generated/validators'
		]
	},
	orders: {
		uses: [
			'engine/machine',
			'engine/play',
			'engine/seat',
			'engine/session',
			'engine/state',
			'language',
			'ruleset/expression',
			'ruleset/names',
			'ruleset/program',
			'scenario'
		],
		doors: ['orders/OrderedPlayer', 'orders/check-orders', 'orders/orders', 'orders/told-orders']
	},
	parcel: {
		uses: ['game-file', 'language', 'ruleset/layers'],
		doors: [
			'parcel/link',
			'parcel/pack-variant',
			'parcel/parcel',
			'parcel/read-arrived',
			'parcel/visible',
			'parcel/write-zip'
		]
	},
	routes: {
		uses: [
			'parcel',
			'workbench/folder',
			'workbench/i18n',
			'workbench/mine',
			'workbench/notices',
			'workbench/rules',
			'workbench/settings',
			'workbench/share',
			'workbench/shell',
			'workbench/start',
			'workbench/storage',
			'workbench/style',
			'workbench/workshop',
			'workers/engine'
		],
		doors: []
	},
	'routes/about': {
		uses: ['workbench/i18n', 'workbench/shell', 'workbench/workshop'],
		doors: []
	},
	'routes/compare': {
		uses: [
			'workbench/i18n',
			'workbench/rules',
			'workbench/settings',
			'workbench/workshop',
			'workers/engine'
		],
		doors: []
	},
	'routes/edit': {
		uses: ['workbench/editor', 'workbench/i18n'],
		doors: []
	},
	'routes/open': {
		uses: ['parcel', 'workbench/i18n', 'workbench/share', 'workbench/workshop'],
		doors: []
	},
	'routes/play/[[game]]': {
		uses: [
			'engine/session',
			'game-file',
			'workbench/game',
			'workbench/i18n',
			'workbench/notices',
			'workbench/shell',
			'workbench/start',
			'workbench/storage',
			'workbench/table',
			'workbench/table/seats',
			'workbench/workshop',
			'workers/engine'
		],
		doors: []
	},
	'routes/print': {
		uses: [
			'workbench/i18n',
			'workbench/lookup',
			'workbench/paper',
			'workbench/rules',
			'workbench/workshop',
			'workers/engine'
		],
		doors: []
	},
	'routes/print/aid': {
		uses: ['workbench/i18n', 'workbench/paper', 'workbench/rules'],
		doors: []
	},
	'routes/print/rules': {
		uses: ['workbench/i18n', 'workbench/paper', 'workbench/rules'],
		doors: []
	},
	'routes/reference': {
		uses: ['workbench/book', 'workbench/i18n'],
		doors: []
	},
	'routes/variant/[variant]': {
		uses: [
			'ruleset/templates',
			'workbench/desk',
			'workbench/desk/map',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/mine',
			'workbench/rules',
			'workbench/settings',
			'workbench/share',
			'workbench/start',
			'workbench/workshop'
		],
		doors: []
	},
	'ruleset/art': {
		uses: ['language', 'language/tools'],
		doors: ['ruleset/art/harmless-svg', 'ruleset/art/picture']
	},
	'ruleset/compose': {
		uses: [
			'language',
			'language/expression',
			'language/tools',
			'ruleset/layers',
			'ruleset/moves',
			'ruleset/names'
		],
		doors: [
			'ruleset/compose/compose',
			'ruleset/compose/composition',
			'ruleset/compose/patched',
			'ruleset/compose/top-layer',
			'ruleset/compose/written-for'
		]
	},
	'ruleset/expression': {
		uses: ['language', 'language/expression', 'language/tools', 'ruleset/names', 'ruleset/program'],
		doors: [
			'ruleset/expression/check-expression',
			'ruleset/expression/complete-expression',
			'ruleset/expression/counted-faces',
			'ruleset/expression/members',
			'ruleset/expression/narrowing',
			'ruleset/expression/types',
			'ruleset/expression/vocabulary'
		]
	},
	'ruleset/layers': {
		uses: ['language', 'language/tools'],
		doors: [
			'ruleset/layers/layer',
			'ruleset/layers/layer-choice',
			'ruleset/layers/layer-files',
			'ruleset/layers/layer-order',
			'ruleset/layers/layer-requirements',
			'ruleset/layers/merge-files',
			'ruleset/layers/sections',
			'ruleset/layers/variant'
		]
	},
	'ruleset/link': {
		uses: [
			'language',
			'language/tools',
			'ruleset/compose',
			'ruleset/link/context',
			'ruleset/link/rules',
			'ruleset/link/tables',
			'ruleset/link/whole',
			'ruleset/moves',
			'ruleset/names',
			'ruleset/program'
		],
		doors: ['ruleset/link/link']
	},
	'ruleset/link/context': {
		uses: ['language', 'ruleset/expression', 'ruleset/names', 'ruleset/program'],
		doors: [
			'ruleset/link/context/body',
			'ruleset/link/context/checkpoints',
			'ruleset/link/context/effect-targets',
			'ruleset/link/context/frame',
			'ruleset/link/context/knowing',
			'ruleset/link/context/linking',
			'ruleset/link/context/sure-sets',
			'ruleset/link/context/too-many'
		]
	},
	'ruleset/link/rules': {
		uses: [
			'language',
			'language/expression',
			'language/tools',
			'ruleset/expression',
			'ruleset/link/context',
			'ruleset/link/steps',
			'ruleset/names',
			'ruleset/program'
		],
		doors: [
			'ruleset/link/rules/actions',
			'ruleset/link/rules/callables',
			'ruleset/link/rules/events',
			'ruleset/link/rules/forgetting',
			'ruleset/link/rules/procedures',
			'ruleset/link/rules/roll-event',
			'ruleset/link/rules/scene-conditions',
			'ruleset/link/rules/values'
		]
	},
	'ruleset/link/steps': {
		uses: [
			'language',
			'ruleset/expression',
			'ruleset/link/context',
			'ruleset/names',
			'ruleset/program'
		],
		doors: [
			'ruleset/link/steps/calls',
			'ruleset/link/steps/requirements',
			'ruleset/link/steps/step-tools',
			'ruleset/link/steps/steps'
		]
	},
	'ruleset/link/tables': {
		uses: [
			'language',
			'language/expression',
			'language/generated',
			'language/tools',
			'ruleset/art',
			'ruleset/expression',
			'ruleset/link/context',
			'ruleset/names',
			'ruleset/program'
		],
		doors: [
			'ruleset/link/tables/art',
			'ruleset/link/tables/directions',
			'ruleset/link/tables/fields',
			'ruleset/link/tables/game-section',
			'ruleset/link/tables/kinds',
			'ruleset/link/tables/map',
			'ruleset/link/tables/member-names',
			'ruleset/link/tables/options',
			'ruleset/link/tables/pieces',
			'ruleset/link/tables/reserved-words',
			'ruleset/link/tables/texts',
			'ruleset/link/tables/totals',
			'ruleset/link/tables/zones'
		]
	},
	'ruleset/link/whole': {
		uses: [
			'language',
			'language/expression',
			'language/generated',
			'language/message',
			'language/tools',
			'ruleset/art',
			'ruleset/compose',
			'ruleset/link/context',
			'ruleset/link/rules',
			'ruleset/names',
			'ruleset/program'
		],
		doors: [
			'ruleset/link/whole/analyse',
			'ruleset/link/whole/check-constraints',
			'ruleset/link/whole/check-texts',
			'ruleset/link/whole/leftovers',
			'ruleset/link/whole/link-layout',
			'ruleset/link/whole/same-moment',
			'ruleset/link/whole/same-place'
		]
	},
	'ruleset/moves': {
		uses: ['language', 'language/expression'],
		doors: [
			'ruleset/moves/check-moves',
			'ruleset/moves/explain-moves',
			'ruleset/moves/moved',
			'ruleset/moves/moves',
			'ruleset/moves/rename'
		]
	},
	'ruleset/names': {
		uses: ['language', 'language/expression', 'ruleset/program'],
		doors: [
			'ruleset/names/by-id',
			'ruleset/names/condition-notes',
			'ruleset/names/declared-type',
			'ruleset/names/faces',
			'ruleset/names/own-names',
			'ruleset/names/scope',
			'ruleset/names/scope-notes',
			'ruleset/names/symbols'
		]
	},
	'ruleset/program': {
		uses: ['language/tools'],
		doors: [
			'ruleset/program/all-steps',
			'ruleset/program/arithmetic',
			'ruleset/program/chapter',
			'ruleset/program/conditions',
			'ruleset/program/expression-ir',
			'ruleset/program/face-names',
			'ruleset/program/ir-reads',
			'ruleset/program/layout',
			'ruleset/program/layout-names',
			'ruleset/program/limits',
			'ruleset/program/option-values',
			'ruleset/program/player-measures',
			'ruleset/program/program',
			'ruleset/program/program-hash',
			'ruleset/program/round-field',
			'ruleset/program/routines',
			'ruleset/program/rule-parts',
			'ruleset/program/scene-layout',
			'ruleset/program/step-ir',
			'ruleset/program/tones',
			'ruleset/program/wishes'
		]
	},
	'ruleset/report': {
		uses: ['language', 'ruleset/compose', 'ruleset/layers', 'ruleset/link', 'ruleset/names'],
		doors: [
			'ruleset/report/composed-yaml',
			'ruleset/report/map-sheet',
			'ruleset/report/option-list',
			'ruleset/report/piece-sheet',
			'ruleset/report/player-range',
			'ruleset/report/provenance',
			'ruleset/report/scaffold'
		]
	},
	'ruleset/report/changeable': {
		uses: [
			'language',
			'language/expression',
			'ruleset/compose',
			'ruleset/link/tables',
			'ruleset/report'
		],
		doors: ['ruleset/report/changeable/change-sheet', 'ruleset/report/changeable/changeable']
	},
	'ruleset/report/diff': {
		uses: ['language', 'ruleset/compose', 'ruleset/layers', 'ruleset/program'],
		doors: [
			'ruleset/report/diff/diff-programs',
			'ruleset/report/diff/diff-text',
			'ruleset/report/diff/text-id'
		]
	},
	'ruleset/report/rulebook': {
		uses: [
			'language',
			'ruleset/layers',
			'ruleset/program',
			'ruleset/report',
			'ruleset/report/changeable',
			'ruleset/report/diff'
		],
		doors: [
			'ruleset/report/rulebook/book',
			'ruleset/report/rulebook/cited',
			'ruleset/report/rulebook/rulebook'
		]
	},
	'ruleset/report/hooks': {
		uses: [
			'language',
			'language/editing',
			'language/expression',
			'ruleset/compose',
			'ruleset/expression',
			'ruleset/link',
			'ruleset/link/context',
			'ruleset/link/tables',
			'ruleset/names',
			'ruleset/program',
			'ruleset/report'
		],
		doors: [
			'ruleset/report/hooks/hook',
			'ruleset/report/hooks/hooks-text',
			'ruleset/report/hooks/list-hooks',
			'ruleset/report/hooks/rule-sheet'
		]
	},
	'ruleset/templates': {
		uses: ['language', 'language/editing', 'ruleset/layers'],
		doors: [
			'ruleset/templates/made-of-template',
			'ruleset/templates/new-game',
			'ruleset/templates/templates'
		]
	},
	'ruleset/testing': {
		uses: ['language', 'ruleset/link', 'ruleset/program', 'ruleset/report', 'ruleset/workspace'],
		doors: ['ruleset/testing/testing']
	},
	'ruleset/upgrade': {
		uses: [
			'language',
			'ruleset/compose',
			'ruleset/layers',
			'ruleset/link',
			'ruleset/moves',
			'ruleset/report',
			'ruleset/workspace'
		],
		doors: [
			'ruleset/upgrade/changed-lines',
			'ruleset/upgrade/rewrite',
			'ruleset/upgrade/scenarios',
			'ruleset/upgrade/upgrade'
		]
	},
	'ruleset/workspace': {
		uses: [
			'language',
			'language/tools',
			'ruleset/compose',
			'ruleset/layers',
			'ruleset/link',
			'ruleset/link/whole',
			'ruleset/moves',
			'ruleset/program',
			'ruleset/report'
		],
		doors: [
			'ruleset/workspace/RememberedFindings',
			'ruleset/workspace/build',
			'ruleset/workspace/check-ruleset',
			'ruleset/workspace/compose-choice',
			'ruleset/workspace/echoes',
			'ruleset/workspace/parts',
			'ruleset/workspace/workspace'
		]
	},
	'ruleset/writing': {
		uses: ['language', 'ruleset/expression', 'ruleset/layers', 'ruleset/link/tables'],
		doors: ['ruleset/writing/words-at']
	},
	scenario: {
		uses: [
			'engine/interpret',
			'engine/machine',
			'engine/play',
			'engine/position',
			'engine/seat',
			'engine/state',
			'language',
			'language/editing',
			'language/expression',
			'language/tools',
			'ruleset/expression',
			'ruleset/layers',
			'ruleset/link',
			'ruleset/names',
			'ruleset/program',
			'ruleset/report',
			'ruleset/workspace'
		],
		doors: [
			'scenario/answers',
			'scenario/conditions',
			'scenario/coverage',
			'scenario/failure',
			'scenario/given',
			'scenario/names',
			'scenario/pieces',
			'scenario/read',
			'scenario/run',
			'scenario/suite',
			'scenario/write-scenario'
		]
	},
	server: {
		uses: [],
		doors: []
	},
	'workbench/book': {
		uses: [],
		doors: ['workbench/book/Blocks.svelte', 'workbench/book/book']
	},
	'workbench/desk': {
		uses: [
			'engine/seat',
			'language',
			'language/tools',
			'language/expression',
			'ruleset/report',
			'ruleset/templates',
			'ruleset/report/changeable',
			'ruleset/report/hooks',
			'workbench/desk/naming',
			'workbench/guided',
			'workbench/i18n',
			'workbench/icons',
			'workbench/lookup',
			'workbench/mine',
			'workbench/rules',
			'workbench/settings',
			'workbench/shell',
			'workbench/storage',
			'workbench/table/pieces',
			'workbench/words',
			'workbench/workshop',
			'workers/engine'
		],
		doors: [
			'workbench/desk/NewFrom.svelte',
			'workbench/desk/ChangesPane.svelte',
			'workbench/desk/PiecesPane.svelte',
			'workbench/desk/RulesPane.svelte',
			'workbench/desk/VariantDesk'
		]
	},
	'workbench/desk/map': {
		uses: [
			'language',
			'ruleset/report',
			'workbench/desk',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/mine',
			'workbench/table/board',
			'workbench/workshop'
		],
		doors: ['workbench/desk/map/MapForm', 'workbench/desk/map/MapPane.svelte']
	},
	'workbench/desk/naming': {
		uses: [
			'engine/seat',
			'language/message',
			'language/tools',
			'ruleset/program',
			'workbench/i18n',
			'workbench/i18n/languages',
			'workbench/lookup',
			'workbench/mine',
			'workbench/settings',
			'workers/engine'
		],
		doors: ['workbench/desk/naming/NamesForm.svelte', 'workbench/desk/naming/name-draft']
	},
	'workbench/editor': {
		uses: [
			'language',
			'ruleset/expression',
			'ruleset/layers',
			'ruleset/report/hooks',
			'workbench/folder',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/prove',
			'workbench/rules',
			'workbench/settings',
			'workbench/shell',
			'workbench/storage',
			'workbench/workshop',
			'workers',
			'workers/engine'
		],
		doors: ['workbench/editor/DiffPane.svelte', 'workbench/editor/RulesEditor.svelte']
	},
	'workbench/engine': {
		uses: ['engine/seat', 'engine/session', 'language', 'workers', 'workers/engine'],
		doors: [
			'workbench/engine/ServerTrouble',
			'workbench/engine/SideWorker',
			'workbench/engine/WatchedEngine',
			'workbench/engine/engine-worker'
		]
	},
	'workbench/folder': {
		uses: [
			'game-file',
			'language/tools',
			'parcel',
			'ruleset/layers',
			'workbench/i18n',
			'workbench/storage',
			'workbench/workshop'
		],
		doors: [
			'workbench/folder/FolderSync',
			'workbench/folder/KeptFolder',
			'workbench/folder/KeptWhere.svelte',
			'workbench/folder/folder-context'
		]
	},
	'workbench/game': {
		uses: [
			'engine/seat',
			'game-file',
			'language',
			'language/tools',
			'workbench/engine',
			'workbench/lookup',
			'workbench/settings',
			'workbench/storage',
			'workbench/story',
			'workers/engine'
		],
		doors: [
			'workbench/game/Care',
			'workbench/game/Choice',
			'workbench/game/Game',
			'workbench/game/GameNotes',
			'workbench/game/TableUi',
			'workbench/game/answer-words',
			'workbench/game/board-model',
			'workbench/game/change-seat',
			'workbench/game/deeds',
			'workbench/game/game-start',
			'workbench/game/hex-geometry',
			'workbench/game/lights',
			'workbench/game/player-facts',
			'workbench/game/prompt-answers',
			'workbench/game/scene-model',
			'workbench/game/table-context',
			'workbench/game/way-stops'
		]
	},
	'workbench/guided': {
		uses: [
			'language',
			'language/editing',
			'language/tools',
			'ruleset/report/hooks',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/mine',
			'workbench/settings',
			'workbench/shell',
			'workbench/words'
		],
		doors: ['workbench/guided/OwnRules.svelte']
	},
	'workbench/hand': {
		uses: ['engine/seat', 'workbench/game', 'workbench/i18n', 'workbench/lookup'],
		doors: [
			'workbench/hand/Hand',
			'workbench/hand/Lift',
			'workbench/hand/SelectionBox.svelte',
			'workbench/hand/hand-context',
			'workbench/hand/lying',
			'workbench/hand/sent-text'
		]
	},
	'workbench/i18n': {
		uses: [
			'language',
			'language/message',
			'language/tools',
			'workbench/i18n/languages',
			'workbench/settings'
		],
		doors: [
			'workbench/i18n/Because.svelte',
			'workbench/i18n/FindingTexts',
			'workbench/i18n/Messages',
			'workbench/i18n/Things',
			'workbench/i18n/format',
			'workbench/i18n/stand-ins',
			'workbench/i18n/mark-stand-ins',
			'workbench/i18n/things'
		]
	},
	'workbench/i18n/languages': {
		uses: [],
		doors: [
			'workbench/i18n/languages/en/messages',
			'workbench/i18n/languages/en/system.json',
			'workbench/i18n/languages/language-book'
		]
	},
	'workbench/icons': {
		uses: ['language/tools', 'ruleset/art', 'workbench/i18n', 'workbench/shell'],
		doors: ['workbench/icons/IconBook', 'workbench/icons/IconPicker.svelte']
	},
	'workbench/lookup': {
		uses: [
			'engine/seat',
			'language/message',
			'language/tools',
			'ruleset/art',
			'ruleset/program',
			'workbench/i18n',
			'workbench/settings',
			'workers/engine'
		],
		doors: [
			'workbench/lookup/RulesIndex',
			'workbench/lookup/call-things',
			'workbench/lookup/css-colour',
			'workbench/lookup/index-for',
			'workbench/lookup/keys',
			'workbench/lookup/local-name',
			'workbench/lookup/names',
			'workbench/lookup/names-for',
			'workbench/lookup/option-texts',
			'workbench/lookup/phrase',
			'workbench/lookup/piece-print',
			'workbench/lookup/things-of'
		]
	},
	'workbench/mine': {
		uses: [
			'engine/position',
			'scenario',
			'language',
			'language/editing',
			'language/tools',
			'ruleset/art',
			'ruleset/layers',
			'ruleset/report',
			'ruleset/report/changeable',
			'ruleset/templates',
			'workbench/i18n',
			'workbench/rules',
			'workbench/settings',
			'workbench/shell',
			'workbench/storage',
			'workbench/workshop',
			'workers/engine'
		],
		doors: [
			'workbench/mine/own-positions',
			'workbench/mine/KeepRules.svelte',
			'workbench/mine/game-templates',
			'workbench/mine/Mine',
			'workbench/mine/own-changes',
			'workbench/mine/own-map',
			'workbench/mine/own-art',
			'workbench/mine/own-pieces',
			'workbench/mine/own-rules',
			'workbench/mine/own-scenario',
			'workbench/mine/own-text',
			'workbench/mine/own-variant'
		]
	},
	'workbench/notices': {
		uses: [
			'game-file',
			'workbench/editor',
			'workbench/folder',
			'workbench/game',
			'workbench/i18n',
			'workbench/shell',
			'workbench/storage',
			'workbench/workshop'
		],
		doors: ['workbench/notices/Notices.svelte', 'workbench/notices/TableNotices.svelte']
	},
	'workbench/paper': {
		uses: [
			'ruleset/program',
			'ruleset/report/rulebook',
			'workbench/i18n',
			'workbench/icons',
			'workbench/lookup',
			'workbench/rules',
			'workbench/table/pieces',
			'workbench/workshop',
			'workers/engine'
		],
		doors: [
			'workbench/paper/BookPage.svelte',
			'workbench/paper/CounterSheet.svelte',
			'workbench/paper/PaperNav.svelte',
			'workbench/paper/PlayerAid.svelte',
			'workbench/paper/Rulebook.svelte',
			'workbench/paper/found-book',
			'workbench/paper/sheets'
		]
	},
	'workbench/playouts': {
		uses: [
			'engine/seat',
			'workbench/engine',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/settings',
			'workbench/shell',
			'workbench/table/seats',
			'workers',
			'workers/engine',
			'workers/playouts'
		],
		doors: ['workbench/playouts/OddsPanel.svelte', 'workbench/playouts/WhatIfDialog.svelte']
	},
	'workbench/position': {
		uses: [
			'parcel',
			'ruleset/layers',
			'engine/edit',
			'engine/position',
			'engine/seat',
			'engine/session',
			'language',
			'language/tools',
			'ruleset/program',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/mine',
			'workbench/table/board',
			'workbench/table/pieces',
			'workbench/workshop',
			'workers/engine/position'
		],
		doors: ['workbench/position/SetPosition.svelte']
	},
	'workbench/prove': {
		uses: [
			'workbench/engine',
			'workbench/i18n',
			'workbench/workshop',
			'workers',
			'workers/engine',
			'workers/prove'
		],
		doors: ['workbench/prove/ScenarioList.svelte', 'workbench/prove/Scenarios']
	},
	'workbench/report': {
		uses: [
			'engine/seat',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/rules',
			'workbench/shell',
			'workbench/story',
			'workers/engine'
		],
		doors: ['workbench/report/ReportDialog.svelte', 'workbench/report/report-of']
	},
	'workbench/rules': {
		uses: [
			'engine/session',
			'language/tools',
			'ruleset/report/diff',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/settings',
			'workbench/shell',
			'workbench/workshop',
			'workers/engine'
		],
		doors: [
			'workbench/rules/ChangeDialog.svelte',
			'workbench/rules/Comparison.svelte',
			'workbench/rules/RuleDifference.svelte',
			'workbench/rules/RulesPicker.svelte',
			'workbench/rules/RulesWish',
			'workbench/rules/diff-order',
			'workbench/rules/layer-wish',
			'workbench/rules/prove-query',
			'workbench/rules/rules-name'
		]
	},
	'workbench/settings': {
		uses: [],
		doors: ['workbench/settings/Settings', 'workbench/settings/languages']
	},
	'workbench/share': {
		uses: [
			'language',
			'language/editing',
			'parcel',
			'ruleset/layers',
			'workbench/engine',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/mine',
			'workbench/rules',
			'workbench/settings',
			'workbench/shell',
			'workbench/workshop',
			'workers/engine'
		],
		doors: [
			'workbench/share/OpenedParcel.svelte',
			'workbench/share/ShareVariant.svelte',
			'workbench/share/incoming',
			'workbench/share/problem-text'
		]
	},
	'workbench/shell': {
		uses: ['workbench/i18n', 'workbench/settings'],
		doors: [
			'workbench/shell/Emblem.svelte',
			'workbench/shell/Header.svelte',
			'workbench/shell/KeyList.svelte',
			'workbench/shell/Modal.svelte',
			'workbench/shell/Preferences.svelte',
			'workbench/shell/Splitter.svelte',
			'workbench/shell/credits',
			'workbench/shell/save-to-disk',
			'workbench/shell/short-keys'
		]
	},
	'workbench/start': {
		uses: [
			'language/tools',
			'ruleset/layers',
			'ruleset/templates',
			'workbench/desk',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/mine',
			'workbench/rules',
			'workbench/settings',
			'workbench/share',
			'workbench/shell',
			'workbench/storage',
			'workbench/table/board',
			'workbench/table/pieces',
			'workbench/table/seats',
			'workbench/workshop',
			'workers/engine'
		],
		doors: [
			'workbench/start/Gallery.svelte',
			'workbench/start/GameCard.svelte',
			'workbench/start/NewGame.svelte',
			'workbench/start/SavedGames.svelte',
			'workbench/start/Scatter.svelte',
			'workbench/start/Setup',
			'workbench/start/SetupForm.svelte',
			'workbench/start/Shelf',
			'workbench/start/VariantCards.svelte',
			'workbench/start/random-seed'
		]
	},
	'workbench/storage': {
		uses: ['game-file', 'language', 'ruleset/layers', 'workers/engine', 'workers/lab'],
		doors: [
			'workbench/storage/Keeping',
			'workbench/storage/WriterLock',
			'workbench/storage/document',
			'workbench/storage/documents',
			'workbench/storage/handles',
			'workbench/storage/last-words',
			'workbench/storage/runs',
			'workbench/storage/storage',
			'workbench/storage/stored-game',
			'workbench/storage/synced',
			'workbench/storage/trouble',
			'workbench/storage/writer-locks'
		]
	},
	'workbench/style': {
		uses: [],
		doors: ['workbench/style/base.css']
	},
	'workbench/story': {
		uses: [
			'engine/seat',
			'language/tools',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/settings'
		],
		doors: [
			'workbench/story/Story',
			'workbench/story/captions',
			'workbench/story/outline',
			'workbench/story/phases'
		]
	},
	'workbench/table': {
		uses: [
			'workbench/position',
			'engine/seat',
			'workbench/game',
			'workbench/hand',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/mine',
			'workbench/playouts',
			'workbench/report',
			'workbench/rules',
			'workbench/settings',
			'workbench/shell',
			'workbench/table/board',
			'workbench/table/facts',
			'workbench/table/panel',
			'workbench/table/pieces',
			'workbench/table/prompt',
			'workbench/table/reading',
			'workbench/table/scene',
			'workbench/table/scores',
			'workbench/table/seats',
			'workbench/table/show',
			'workbench/time',
			'workbench/workshop',
			'workers/engine'
		],
		doors: ['workbench/table/Table.svelte']
	},
	'workbench/table/amount': {
		uses: ['workbench/game', 'workbench/i18n', 'workbench/lookup'],
		doors: ['workbench/table/amount/AmountField.svelte', 'workbench/table/amount/Stepper.svelte']
	},
	'workbench/table/board': {
		uses: [
			'engine/seat',
			'workbench/game',
			'workbench/hand',
			'workbench/i18n',
			'workbench/icons',
			'workbench/lookup',
			'workbench/table/amount',
			'workbench/table/pieces',
			'workbench/table/seats'
		],
		doors: [
			'workbench/table/board/Board.svelte',
			'workbench/table/board/BoardLines.svelte',
			'workbench/table/board/BoardPatterns.svelte',
			'workbench/table/board/Space.svelte',
			'workbench/table/board/SpaceWalk',
			'workbench/table/board/zoom'
		]
	},
	'workbench/table/facts': {
		uses: [
			'engine/seat',
			'workbench/game',
			'workbench/i18n',
			'workbench/icons',
			'workbench/lookup'
		],
		doors: [
			'workbench/table/facts/DieFace.svelte',
			'workbench/table/facts/FactName.svelte',
			'workbench/table/facts/FactValue.svelte',
			'workbench/table/facts/Reason.svelte',
			'workbench/table/facts/breakdown-text'
		]
	},
	'workbench/table/panel': {
		uses: [
			'engine/seat',
			'game-file',
			'language/tools',
			'workbench/editor',
			'workbench/game',
			'workbench/hand',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/shell',
			'workbench/story',
			'workbench/table/pieces',
			'workbench/table/prompt',
			'workbench/table/reading',
			'workbench/table/seats'
		],
		doors: ['workbench/table/panel/ClauseDialog.svelte', 'workbench/table/panel/SidePanel.svelte']
	},
	'workbench/table/pieces': {
		uses: [
			'engine/seat',
			'workbench/game',
			'workbench/hand',
			'workbench/i18n',
			'workbench/icons',
			'workbench/lookup',
			'workbench/table/facts',
			'workbench/table/seats'
		],
		doors: [
			'workbench/table/pieces/Counter.svelte',
			'workbench/table/pieces/CounterFace.svelte',
			'workbench/table/pieces/Dragged.svelte',
			'workbench/table/pieces/HandArea.svelte',
			'workbench/table/pieces/Mats.svelte',
			'workbench/table/pieces/PieceCard.svelte',
			'workbench/table/pieces/PieceTray.svelte',
			'workbench/table/pieces/RowsTable.svelte',
			'workbench/table/pieces/Zones.svelte',
			'workbench/table/pieces/roving'
		]
	},
	'workbench/table/prompt': {
		uses: [
			'engine/seat',
			'language/tools',
			'workbench/game',
			'workbench/hand',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/settings',
			'workbench/table/amount',
			'workbench/table/pieces',
			'workbench/table/scores',
			'workbench/table/seats',
			'workbench/time'
		],
		doors: [
			'workbench/table/prompt/AnswerList.svelte',
			'workbench/table/prompt/Phrase.svelte',
			'workbench/table/prompt/PromptBar.svelte'
		]
	},
	'workbench/table/reading': {
		uses: [
			'engine/seat',
			'workbench/game',
			'workbench/hand',
			'workbench/i18n',
			'workbench/icons',
			'workbench/lookup',
			'workbench/shell',
			'workbench/table/board',
			'workbench/table/pieces',
			'workbench/table/scores',
			'workbench/table/seats'
		],
		doors: [
			'workbench/table/reading/CountersPanel.svelte',
			'workbench/table/reading/HandPage.svelte',
			'workbench/table/reading/SignsDialog.svelte'
		]
	},
	'workbench/table/scene': {
		uses: [
			'engine/seat',
			'language',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/playouts',
			'workbench/table/facts',
			'workbench/table/pieces',
			'workbench/table/scores',
			'workbench/table/seats'
		],
		doors: ['workbench/table/scene/Dice.svelte', 'workbench/table/scene/ScenePanel.svelte']
	},
	'workbench/table/scores': {
		uses: [
			'engine/seat',
			'language/tools',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/shell',
			'workbench/table/facts',
			'workbench/table/seats'
		],
		doors: [
			'workbench/table/scores/ScoresButton.svelte',
			'workbench/table/scores/ScoresDialog.svelte',
			'workbench/table/scores/Standings.svelte',
			'workbench/table/scores/Tracks.svelte',
			'workbench/table/scores/standings'
		]
	},
	'workbench/table/seats': {
		uses: [
			'engine/seat',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/table/amount',
			'workbench/table/facts',
			'workers/engine'
		],
		doors: [
			'workbench/table/seats/BotReasons.svelte',
			'workbench/table/seats/Curtain.svelte',
			'workbench/table/seats/PlayersBar.svelte',
			'workbench/table/seats/SeatControls.svelte',
			'workbench/table/seats/SeatMark.svelte',
			'workbench/table/seats/seat-marks'
		]
	},
	'workbench/table/show': {
		uses: [
			'engine/seat',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/story',
			'workbench/table/pieces',
			'workbench/table/scene',
			'workbench/table/seats'
		],
		doors: ['workbench/table/show/Captions.svelte', 'workbench/table/show/Ghosts.svelte']
	},
	'workbench/time': {
		uses: [
			'engine/seat',
			'engine/session',
			'game-file',
			'language',
			'workbench/game',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/shell',
			'workbench/start',
			'workbench/table/seats',
			'workers/engine'
		],
		doors: [
			'workbench/time/BranchesDialog.svelte',
			'workbench/time/ChanceDialog.svelte',
			'workbench/time/PastNotice.svelte',
			'workbench/time/TimeBar.svelte',
			'workbench/time/steps',
			'workbench/time/walk'
		]
	},
	'workbench/words': {
		uses: ['language/tools', 'ruleset/program', 'ruleset/report/changeable', 'workbench/lookup'],
		doors: ['workbench/words/WordIndex', 'workbench/words/change-words']
	},
	'workbench/workshop': {
		uses: [
			'engine/position',
			'engine/session',
			'game-file',
			'language',
			'parcel',
			'ruleset/layers',
			'workbench/engine',
			'workbench/game',
			'workbench/i18n',
			'workbench/storage',
			'workers/engine'
		],
		doors: [
			'workbench/workshop/Documents',
			'workbench/workshop/Workshop',
			'workbench/workshop/open-games',
			'workbench/workshop/workshop-context'
		]
	},
	workers: {
		uses: ['lab/charts', 'workers/engine', 'workers/lab', 'workers/playouts', 'workers/prove'],
		doors: [
			'workers/drawing.worker',
			'workers/engine.worker',
			'workers/lab.worker',
			'workers/playouts.worker',
			'workers/prove.worker',
			'workers/yaml.worker'
		]
	},
	'workers/engine/position': {
		uses: [
			'engine/edit',
			'engine/machine',
			'engine/position',
			'engine/seat',
			'engine/session',
			'game-file',
			'lab',
			'language',
			'ruleset/program',
			'ruleset/workspace',
			'scenario'
		],
		doors: [
			'workers/engine/position/position-api',
			'workers/engine/position/position-scenario',
			'workers/engine/position/set-position'
		]
	},
	'workers/engine': {
		uses: [
			'bots',
			'engine/edit',
			'engine/interpret',
			'engine/machine',
			'engine/position',
			'engine/print-code',
			'engine/seat',
			'engine/session',
			'game-file',
			'lab',
			'lab/playouts',
			'lab/trials',
			'language',
			'language/expression',
			'language/tools',
			'ruleset/compose',
			'ruleset/expression',
			'ruleset/layers',
			'ruleset/link',
			'ruleset/names',
			'ruleset/program',
			'ruleset/report',
			'ruleset/report/changeable',
			'ruleset/report/diff',
			'ruleset/report/hooks',
			'ruleset/report/rulebook',
			'ruleset/workspace',
			'ruleset/writing',
			'scenario',
			'workers/engine/position'
		],
		doors: [
			'workers/engine/EngineHost',
			'workers/engine/engine-api',
			'workers/engine/expression-tokens',
			'workers/engine/rules-info',
			'workers/engine/walk-back',
			'workers/engine/worker-code'
		]
	},
	'workers/offline': {
		uses: [],
		doors: []
	},
	'workers/playouts': {
		uses: ['bots', 'engine/machine', 'lab/playouts', 'workers/engine'],
		doors: ['workers/playouts/PlayoutHost', 'workers/playouts/playout-api']
	},
	'workers/prove': {
		uses: [
			'engine/position',
			'engine/state',
			'language',
			'ruleset/layers',
			'ruleset/program',
			'ruleset/workspace',
			'scenario',
			'workers/engine'
		],
		doors: [
			'workers/prove/ProveHost',
			'workers/prove/delivered-scenarios',
			'workers/prove/prove-api'
		]
	},
	'workbench/laboratory': {
		uses: [
			'lab',
			'lab/charts',
			'lab/compare',
			'lab/counter',
			'lab/keep',
			'lab/report',
			'lab/sweep',
			'lab/trials',
			'language',
			'language/tools',
			'ruleset/report',
			'ruleset/report/changeable',
			'workbench/engine',
			'workbench/i18n',
			'workbench/lookup',
			'workbench/rules',
			'workbench/settings',
			'workbench/shell',
			'workbench/storage',
			'workbench/words',
			'workbench/workshop',
			'workers',
			'workers/engine',
			'workers/lab',
			'workers/prove'
		],
		doors: [
			'workbench/laboratory/KeptRuns.svelte',
			'workbench/laboratory/LabForm.svelte',
			'workbench/laboratory/LabProgress.svelte',
			'workbench/laboratory/LabResult.svelte',
			'workbench/laboratory/LabRun',
			'workbench/laboratory/RefusedNotice.svelte',
			'workbench/laboratory/names',
			'workbench/laboratory/purpose-query',
			'workbench/laboratory/run-command',
			'workbench/laboratory/run-files'
		]
	},
	'workers/lab': {
		uses: [
			'bots',
			'lab',
			'lab/charts',
			'lab/compare',
			'lab/counter',
			'lab/matrix',
			'lab/report',
			'lab/sweep',
			'lab/trials',
			'language',
			'language/tools',
			'ruleset/program',
			'ruleset/report',
			'ruleset/report/diff',
			'ruleset/workspace',
			'workers/engine',
			'workers/prove'
		],
		doors: ['workers/lab/LabHost', 'workers/lab/lab-api']
	},
	'routes/lab': {
		uses: [
			'workbench/i18n',
			'workbench/laboratory',
			'workbench/lookup',
			'workbench/mine',
			'workbench/rules',
			'workbench/settings',
			'workbench/storage',
			'workbench/workshop',
			'workers/engine',
			'workers/lab'
		],
		doors: []
	}
};

/** Files that import each other because what they are about is recursive. */
export const HONEST_CIRCLES: readonly { files: readonly string[]; because: string }[] = [
	{
		files: [
			'src/lib/engine/interpret/expression.ts',
			'src/lib/engine/interpret/modifier.ts',
			'src/lib/engine/interpret/possible.ts',
			'src/lib/engine/interpret/quantifier.ts',
			'src/lib/engine/interpret/set.ts',
			'src/lib/engine/interpret/spaces.ts',
			'src/lib/engine/interpret/value.ts'
		],
		because:
			'expressions ask about sets, quantifiers and values with their modifiers, which are made of expressions'
	},
	{
		files: [
			'src/lib/engine/print-code/elements.ts',
			'src/lib/engine/print-code/expression.ts',
			'src/lib/engine/print-code/member.ts',
			'src/lib/engine/print-code/quantifier.ts',
			'src/lib/engine/print-code/set.ts'
		],
		because: 'printing follows the same recursion: a set has conditions, a quantifier has a set'
	}
];
