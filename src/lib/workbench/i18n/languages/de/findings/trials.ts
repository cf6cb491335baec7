/** What is wrong with trials. */
export const trialsDe: Readonly<Record<string, string>> = {
	'Nothing says what ${0} stands for{1}': 'Nichts sagt, wofür ${0} steht{1}',
	'${0} stands for a piece: call what is varied otherwise':
		'${0} steht für eine Figur: Nenne anders, was sonst wechselt',
	'${0} stands neither in given nor in start: every position would be the same':
		'${0} steht weder in given noch in start: Jede Stellung wäre dieselbe',
	'No piece of this game is one of "{0}"': 'Keine Figur dieses Spiels gehört zu „{0}“',
	'What is varied makes {0} positions for each pair of pieces: at most {1} are set up':
		'Was wechselt, ergibt {0} Stellungen für jedes Paar von Figuren: Höchstens {1} werden aufgebaut',
	'There is a trial "{0}" already': 'Eine Probe „{0}“ gibt es schon',
	'with {0}': 'mit {0}',
	enum: 'Werteliste',
	'Trial file': 'Datei mit Proben',
	Varied: 'Was wechselt'
};
