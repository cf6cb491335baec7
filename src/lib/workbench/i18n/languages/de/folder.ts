/** What the page says about the folder in which one's own rules are kept besides the browser. */
import type { folderEn } from '../en/folder.ts';

export const folderDe: Record<keyof typeof folderEn, string> = {
	keptInFolder: 'Deine eigenen Regeln liegen in diesem Ordner:',
	keptInBrowser: 'Deine eigenen Regeln bewahrt dieser Browser auf.',
	keptLocked: 'Für diesen Ordner bestimmt, sobald du ihn öffnest:',
	keptPick: 'Auch in einem Ordner aufbewahren …',
	keptUnlock: 'Ordner öffnen',
	keptForget: 'Nur in diesem Browser aufbewahren',
	folderLocked:
		'Der Browser will noch einmal hören, dass deine Regeln im Ordner „{folder}“ liegen dürfen. Was du schreibst, bewahrt inzwischen dieser Browser auf.',
	keptLooking: 'Der Ordner wird gesucht …',
	keptWaits:
		'Der Ordner ist gerade nicht erreichbar; was du schreibst, ist in diesem Browser aufbewahrt.',
	keptApart:
		'{count, plural, one {Eine Datei darin wird} other {# Dateien darin werden}} nicht genommen',
	'folder.silent':
		'Der Ordner mit deinen Regeln ist nicht erreichbar: Das Programm, von dem diese Seite kommt, antwortet nicht.',
	'folder.gone':
		'Der Ordner mit deinen Regeln ist nicht da: Er wurde gelöscht, umbenannt oder verschoben.',
	'folder.full': 'Auf der Platte mit dem Ordner deiner Regeln ist kein Platz mehr.',
	'folder.forbidden': 'Der Ordner mit deinen Regeln darf nicht gelesen oder beschrieben werden.',
	'folder.too-many': 'Im Ordner mit deinen Regeln liegen mehr Dateien, als Regeln haben.',
	'folder.other': 'Der Ordner mit deinen Regeln lässt sich nicht benutzen.',
	folderMeanwhile:
		'Was du schreibst, bewahrt inzwischen dieser Browser auf. In den Ordner kommt es, sobald er wieder da ist.',
	folderNotIn: 'In diesem Browser aufbewahrt, aber nicht im Ordner: {files}',
	'apart.shortcut': 'eine Verknüpfung, die woandershin führt',
	'apart.name': 'kein Name, den jeder Computer haben kann',
	'apart.place': 'kein Platz für Regeln',
	'apart.twin': 'es gibt eine andere Datei dieses Namens, anders groß und klein geschrieben',
	'apart.too-large': 'zu groß',
	'apart.not-text': 'kein Text',
	folderBoth:
		'{count, plural, one {Eine Datei wurde} other {# Dateien wurden}} sowohl hier als auch im Ordner geändert. Welcher Text soll bleiben?',
	folderLook: 'Beide Texte ansehen',
	folderBothTitle: 'Hier und im Ordner geändert',
	folderBothText:
		'Seit Seite und Ordner zuletzt übereinstimmten, haben sich beide Texte von {file} geändert. Der, den du nicht behältst, bleibt im Verlauf der Datei.',
	folderGoneThere: 'Im Ordner wurde die Datei gelöscht.',
	folderGoneHere: 'Hier wurde die Datei gelöscht oder auf das Gelieferte zurückgesetzt.',
	folderDiff: 'Was sich hier mit dem Text des Ordners ändern würde',
	folderKeepMine: 'Meinen behalten',
	folderTakeTheirs: 'Den im Ordner nehmen',
	folderLater: 'Später entscheiden',
	folderOf: 'Datei {at} von {of}',
	'step.folder': 'im Ordner geändert'
};
