/** Whose work this is built on. */

/** Authors of the icons of game-icons.net, as its licence file lists them. */
export const ICON_AUTHORS = [
	'Lorc',
	'Delapouite',
	'John Colburn',
	'Felbrigg',
	'John Redman',
	'Carl Olsen',
	'Sbed',
	'PriorBlue',
	'Willdabeast',
	'Viscious Speed',
	'Lord Berandas',
	'Irongamer',
	'HeavenlyDog',
	'Lucas',
	'Faithtoken',
	'Skoll',
	'Andy Meneely',
	'Cathelineau',
	'Kier Heyl',
	'Aussiesim',
	'Sparker',
	'Zeromancer',
	'Rihlsul',
	'Quoting',
	'Guard13007',
	'DarkZaitzev',
	'SpencerDub',
	'GeneralAce135',
	'Zajkonur',
	'Catsu',
	'Starseeker',
	'Pepijn Poolman',
	'Pierre Leducq',
	'Caro Asercion'
] as const;

export const FONTS = [
	{ name: 'Fraunces', by: 'Undercase Type, Phaedra Charles, Flavia Zimbardi' },
	{ name: 'Source Sans 3', by: 'Paul D. Hunt, Adobe' }
] as const;

export const LIBRARIES = [
	{ name: 'Svelte, SvelteKit', licence: 'MIT' },
	{ name: 'Monaco Editor', licence: 'MIT' },
	{ name: 'yaml', licence: 'ISC' },
	{ name: 'Chevrotain', licence: 'Apache 2.0' },
	{ name: 'Ajv', licence: 'MIT' },
	{ name: 'Comlink', licence: 'Apache 2.0' },
	{ name: 'd3-zoom, d3-selection', licence: 'ISC' },
	{ name: 'Dagre', licence: 'MIT' },
	{ name: 'idb', licence: 'ISC' },
	{ name: 'intl-messageformat', licence: 'BSD 3-Clause' },
	{ name: 'marked', licence: 'MIT' },
	{ name: '@noble/hashes', licence: 'MIT' },
	{ name: 'fastest-levenshtein', licence: 'MIT' },
	{ name: 'Papa Parse', licence: 'MIT' }
] as const;
