/** What the page says about keeping what a person wrote and played, and about an engine that does not come back. */
import type { keepingEn } from '../en/keeping.ts';

export const keepingDe: Record<keyof typeof keepingEn, string> = {
	notices: 'Hinweise',
	savedYes: 'Gesichert',
	savedSoon: 'Wird gesichert …',
	savedNot: 'Nicht gesichert',
	savedElsewhere: 'Nur zum Lesen: ein anderer Tab schreibt',
	takeOver: 'Hier übernehmen',
	tryAgain: 'Noch einmal versuchen',
	tryOnceMore: 'Noch einmal versuchen',
	saveAsFile: 'Als Datei sichern',
	understood: 'Gut',
	goOnWithout: 'Ohne das weitermachen',
	goOn: 'Weiter',
	toTheText: 'Zum Text',
	'unkept.full': 'In diesem Browser ist kein Platz mehr.',
	'unkept.forbidden':
		'Dieser Browser bewahrt für diese Seite nichts auf: Es ist ein privates Fenster, oder er ist so eingestellt. Spielen und schreiben geht wie sonst.',
	'unkept.gone': 'Was dieser Browser aufbewahrt hatte, wurde bei offener Seite gelöscht.',
	'unkept.slow':
		'Der Speicher dieses Browsers antwortet nicht. Vielleicht ist in einem anderen Tab eine ältere Fassung dieser Seite offen.',
	'unkept.other': 'Dieser Browser konnte nicht alles aufbewahren.',
	unkeptList: 'Verloren, wenn diese Seite geschlossen wird: {what}',
	unkeptReading: 'Was früher aufbewahrt wurde, lässt sich nicht lesen.',
	unkeptRuns: 'was das Labor gespielt hat',
	unkeptGame: '{count, plural, one {eine Partie} other {# Partien}}',
	elsewhereRules:
		'Die Regeln werden in einem anderen Tab geschrieben. Hier lassen sie sich nur lesen.',
	elsewhereUnsaved: 'Aus diesem Tab nicht gesichert: {files}',
	elsewhereGame:
		'Diese Partie liegt in einem anderen Tab auf dem Tisch und wird dort gesichert. Was hier gespielt wird, nicht. Wer übernimmt, sieht die Partie, wie der andere Tab sie verlassen hat.',
	'incident.edit':
		'Die Maschine kam von deinem Text in {files} nicht zurück. Sie arbeitet mit dem Text davor weiter. Deiner ist gesichert und bleibt im Editor, gilt aber erst, wenn du ihn änderst.',
	'incident.opening':
		'Die Maschine kommt von deinem Text in {files} nicht zurück. Sie läuft ohne ihn. Der Text ist gesichert und lässt sich im Editor ändern.',
	'incident.help':
		'Die Maschine kam von einem Blick in {files} nicht zurück und wurde neu gestartet.',
	'incident.check':
		'Die Prüfung aller Regeln kam an kein Ende und wurde abgebrochen. Die Probleme in der Liste sind die der letzten Änderung.',
	'incident.engine':
		'Die Maschine startet nicht. Was du geschrieben und gespielt hast, ist gesichert.',
	'incident.answer':
		'Die Maschine kam von der Antwort „{answer}“ nicht zurück. Sie wurde neu gestartet, die Partie steht davor.',
	'incident.bots':
		'Die Maschine kam von der Antwort eines Bots nicht zurück. Sie wurde neu gestartet; die Partie steht davor, und die Bots warten.',
	'incident.other':
		'Die Maschine antwortete nicht. Sie wurde neu gestartet, die Partie steht bei ihrer letzten Antwort.',
	incidentLost:
		'Die Partie ließ sich nicht wieder auf den Tisch bringen. Sie ist gesichert, wie sie zuletzt stand.',
	notInForce: 'gilt nicht',
	asideHint: 'Gilt nicht: Die Maschine kam von diesem Text nicht zurück.',

	history: 'Verlauf',
	historyOf: 'Frühere Texte von {file}',
	historyEmpty: 'Hier wurde noch nichts geändert.',
	historyNow: 'so wie jetzt',
	historyReturn: 'Hierhin zurück',
	historyLines: '{added} Zeilen mehr, {removed} Zeilen weniger',
	historySame: 'Das ist der Text, wie er jetzt ist.',
	historyChoose: 'Wähle einen Schritt, um zu sehen, was sich mit ihm ändern würde.',
	historyClose: 'Zurück zum Editor',
	'step.before': 'vor deinen Änderungen',
	'step.typed': 'geschrieben',
	'step.returned': 'zurückgegangen',
	revertTitle: 'Zurück zum gelieferten Text?',
	revertText: 'Deine Änderungen an {file} werden herausgenommen. Sie bleiben im Verlauf.',
	removeFile: 'Diese Datei löschen',
	removeTitle: 'Diese Datei löschen?',
	removeText: '{file} wird aus den Regeln genommen. Das lässt sich rückgängig machen.',
	reverted: '{file} ist wieder, wie geliefert.',
	removed: '{file} ist gelöscht.',
	undoReturn: 'Rückgängig machen'
};
