/** What is wrong with how a table shows its game. */
export const layoutDe: Readonly<Record<string, string>> = {
	Scene: 'Szene',
	Track: 'Leiste',
	Mat: 'Auslage',
	Standings: 'Stand',
	colour: 'Farbe',
	'value of {0}': 'Wert von {0}',
	'field or value of a piece': 'Feld oder Wert einer Spielmarke',
	'field or value of a player': 'Feld oder Wert eines Spielers',
	'field or value of a space': 'Feld oder Wert eines Felds',
	'field or value of the game': 'Feld oder Wert des Spiels',
	'field, value or attribute': 'Feld, Wert oder Merkmal',
	'zone of a player': 'Ablage eines Spielers',
	'cell of the map': 'Spielfeld auf dem Plan',
	'a cell of the map': 'ein Spielfeld des Plans',
	'Say with at: of which space the zone "{0}" is meant':
		'Sag mit at:, wessen Ablage „{0}“ gemeint ist',
	'Say with until: which procedure has to end before this is decided':
		'Sag mit until:, welcher Ablauf enden muss, bevor das entschieden ist',
	'Say with during: or while: when this scene is open':
		'Sag mit during: oder while:, wann diese Szene offen ist',
	'The space {0} has no place on the table': 'Das Spielfeld {0} hat keinen Platz auf dem Tisch',
	'A track has 2 to {0} places': 'Eine Leiste hat 2 bis {0} Plätze',
	'the attribute, field or value of a piece that is written large, as a number or a short name; pieces that differ in it lie apart':
		'das Merkmal, das Feld oder der Wert einer Spielmarke, das groß auf ihr steht, als Zahl oder als kurzer Name; Spielmarken, die sich darin unterscheiden, liegen getrennt',
	'the field of the game that says how far it has come, one value of an enum after the other':
		'das Feld des Spiels, das sagt, wie weit es ist, ein Wert einer Werteliste nach dem anderen',
	'the field or value of a piece that says for whom it stands; left out, whose zone it lies in':
		'das Feld oder der Wert einer Spielmarke, der sagt, für wen sie steht; sonst der, in dessen Ablage sie liegt',
	'the field or value of a player, or of the game, whose number says at which place its marker stands':
		'das Feld oder der Wert eines Spielers oder des Spiels, dessen Zahl sagt, auf welchem Platz der Zeiger steht',
	'the field or value of the game that says which space it is about':
		'das Feld oder der Wert des Spiels, der sagt, um welches Feld des Plans es geht',
	'the field or value of the game that says whose scene it is, or asked: whoever is asked':
		'das Feld oder der Wert des Spiels, der sagt, wessen Szene es ist, oder asked: wer gefragt wird',
	'the field, value or attribute of a piece by which those of a side are grouped':
		'das Feld, der Wert oder das Merkmal einer Spielmarke, wonach die einer Seite gruppiert werden',
	'the field, attribute or value of a piece, or the value of a piece and a player, that is written beside it':
		'das Feld, das Merkmal oder der Wert einer Spielmarke oder der Wert einer Spielmarke und eines Spielers, das neben ihr steht',
	'the kind of the pieces that take part, or the field, value or attribute of a piece that says whether it does; left out, all do':
		'die Art der Spielmarken, die teilnehmen, oder das Feld, der Wert oder das Merkmal einer Spielmarke, das sagt, ob sie teilnimmt; sonst alle',
	'the field or value of its space, or of the game where it has none, that says how it ended; left out, only losses are told':
		'das Feld oder der Wert ihres Spielfelds, oder des Spiels, wo sie keines hat, das sagt, wie sie ausging; sonst werden nur Verluste genannt',
	Odds: 'Gewinnaussichten'
};
