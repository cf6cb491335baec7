/** What the things of a game are called where its own texts do not say it (`words:`). */
export const thingsEn = {
	'thing.counter': 'counter',
	'thing.counters': 'counters',
	'thing.space': 'space',
	'thing.spaces': 'spaces',
	'thing.die': 'die',
	'thing.dice': 'dice'
};
