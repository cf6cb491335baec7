/** What the page says about hooks: the names in the rules that an author can use. */

export const hooksEn = {
	hooks: 'Hooks',
	hooksHint:
		'What rules of your own can name in this game, what it is for, and lines to begin with.',
	hooksFind: 'Find by name, type or purpose',
	hooksAll: 'Everything',
	hooksNone: 'Nothing has these words.',
	hooksBroken: 'The rules of this game have errors: what they offer is not known.',
	hooksMore:
		'{count, plural, one {# more} other {# more}}: write another word to find what you look for.',
	hooksCount: '{count, plural, one {# hook} other {# hooks}}',
	hooksDefined: 'Where it is defined',
	hooksCopy: 'Copy these lines',
	hooksCopied: 'Copied',
	hooksMarked: 'Marked: copy with Ctrl+C',
	'hookSort.events': 'Events: moments at which rules may act',
	'hookSort.values': 'Values: questions whose answers rules may change',
	'hookSort.windows': 'Windows: where players choose actions',
	'hookSort.actions': 'Actions: what players may choose',
	'hookSort.procedures': 'Procedures: steps that can be called, and inserted into',
	'hookSort.fields': 'Fields: what changes in play',
	'hookSort.zones': 'Zones: where {counters} lie',
	'hookSort.kinds': 'Kinds of {counters}',
	'hookSort.attributes': 'Attributes: what is printed on {counters}',
	'hookUse.emitted by': 'emitted by',
	'hookUse.forbidden by': 'forbidden by',
	'hookUse.replaced by': 'replaced by',
	'hookUse.followed by': 'followed by',
	'hookUse.called by': 'called by',
	'hookUse.opened by': 'opened by',
	'hookUse.chosen in it': 'chosen in it',
	'hookUse.asked by': 'asked by',
	'hookUse.modified by': 'modified by',
	'hookUse.read by': 'read by',
	'hookUse.set by': 'set by'
} as const;
