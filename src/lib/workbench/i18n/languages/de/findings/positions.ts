/** What cannot be set in a position. */
export const positionsDe: Readonly<Record<string, string>> = {
	'so many changes cannot be made at once': 'so viele Änderungen auf einmal gehen nicht',
	'the game is over at once': 'die Partie ist sofort zu Ende',
	thing: 'Ding',
	'{0} can be put down only once': '{0} lässt sich nur einmal hinlegen',
	'nothing has fields under "{0}"': 'unter „{0}“ hat nichts Felder',
	'no rule is running there': 'dort läuft keine Regel',
	'{0} stands for several things': '{0} steht für mehrere Dinge',
	'{0} is not called by {1}': '{0} wird von {1} nicht aufgerufen',
	'no dice are rolled with the stream {0}': 'mit dem Zufallsstrom {0} wird nicht gewürfelt',
	'no die shows {0}': 'kein Würfel zeigt {0}',
	'no die of the stream {0} shows {1}: it has {2} sides':
		'kein Würfel des Zufallsstroms {0} zeigt {1}: er hat {2} Seiten',
	'nothing is drawn with the stream {0}': 'mit dem Zufallsstrom {0} wird nicht gezogen',
	'so many dice and draws cannot be set; there is room for {0}':
		'so viele Würfe und Ziehungen lassen sich nicht festlegen; Platz ist für {0}'
};
