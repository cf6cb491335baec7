/** The printed colours that a layout may name; the workbench mixes them (`workbench/style/tokens.css`). */
export const TONES = [
	'sand',
	'wheat',
	'grass',
	'leaf',
	'pine',
	'moss',
	'marsh',
	'ice',
	'water',
	'deep',
	'stone',
	'slate',
	'clay',
	'rust',
	'rose',
	'plum',
	'sky',
	'sun',
	'bone',
	'ink'
] as const;
