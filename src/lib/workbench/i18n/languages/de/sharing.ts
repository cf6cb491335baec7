/** What the page says about sending a variant, and about what others send. */
import type { sharingEn } from '../en/sharing.ts';

export const sharingDe: Record<keyof typeof sharingEn, string> = {
	shareLink: 'Einen Link darauf kopieren',
	shareZip: 'Alle Dateien davon sichern (Zip)',
	shareCopied: 'Der Link ist kopiert. Wer ihn öffnet, sieht die Variante, bevor er sie nimmt.',
	shareByHand:
		'Dieser Browser lässt keine Seite kopieren. Der Link ist markiert: mit Strg+C kopieren.',
	shareLinkField: 'Der Link',
	shareTooLong:
		'Ein Link darauf hätte {count, number} Zeichen, und viele Programme schneiden solche Links ab. Besser geht es mit einer Datei.',
	shareSaveInstead: 'Als Datei sichern',
	dropHere: 'Lass die Datei fallen, um sie anzusehen.',

	openTitle: 'Jemand schickt dir Regeln',
	openTitleOf: 'Jemand schickt dir „{name}“',
	openText:
		'Das ist eine Kopie zum Ansehen. Nichts davon wird aufbewahrt, und nichts von dir ist geändert.',
	openLoading: 'Das Angekommene wird angesehen …',
	openNothing: 'Hier ist nichts anzusehen. Vielleicht hat ein Link unterwegs sein Ende verloren.',
	openCannot: 'Damit lässt sich nichts anfangen',
	openCannotText: 'Nichts davon wurde aufbewahrt, und nichts von dir ist geändert.',
	openNone: 'Jetzt nicht',
	openTake: 'Zu meinen nehmen',
	openTaking: 'Wird übernommen …',
	openAlready: 'Du hast das alles schon.',
	openPlayIt: 'Zur Startseite',
	openElsewhere:
		'Ein anderer Tab schreibt gerade Regeln, deshalb kann hier nichts übernommen werden.',
	openGame: 'Spiel',
	openEdition: 'Ausgabe',
	openHouseRules: 'Hausregeln',
	openOptions: 'Optionen',
	openFiles: 'Seine Dateien',
	openFileCut: 'Nur der Anfang wird gezeigt.',
	openFindings: 'Ist es in Ordnung?',
	openChecking: 'Wird geprüft …',
	openStuck:
		'Die Prüfung dieser Regeln kam an kein Ende und wurde abgebrochen. So können sie nicht übernommen werden.',
	openSound: 'Ja: Die Prüfung hat nichts gefunden.',
	openUnsound:
		'{errors, plural, =0 {Es lässt sich spielen, mit {warnings, plural, one {einer Anmerkung} other {# Anmerkungen}}.} one {Nein: Es hat einen Fehler. Du kannst es übernehmen und richten, aber nicht spielen.} other {Nein: Es hat # Fehler. Du kannst es übernehmen und richten, aber nicht spielen.}}',
	openMore: '{count, plural, one {und noch eine} other {und noch #}}',
	openError: 'Fehler',
	openRemark: 'Anmerkung',
	openPlace: '{file}, Zeile {line}',
	openChanges: 'Was sich hier ändern würde',
	openRenamed: 'Du hast eine andere Variante „{from}“. Sie bleibt; diese heißt hier „{to}“.',
	openLeft:
		'Du hast eine andere Variante „{from}“, und diese ist nicht lesbar: Sie bleibt draußen.',
	openDelivered: '{file} kam mit den Spielen und wäre dann eine andere, für jede Variante.',
	openReplaced: 'Dein Text von {file} weicht diesem. Er bleibt in seinem Verlauf.',

	parcelAt: '{file}: {problem}',
	'parcel.path': 'Das ist kein Ort für Regeln. Nichts davon wurde übernommen.',
	'parcel.elsewhere': 'Es gehört zu einem Spiel, das nicht hier ist.',
	'parcel.twice': 'Diese Datei ist zweimal da.',
	'parcel.not-text': 'Es ist kein lesbarer Text.',
	'parcel.misnamed': 'Die Variante darin nennt sich anders.',
	'parcel.no-place': 'Es sagt nicht, welche Variante oder Hausregel es ist.',
	'parcel.empty': 'Es sind keine Regeln darin.',
	'parcel.too-many': 'Es enthält zu viele Dateien.',
	'parcel.too-large': 'Es ist größer, als Regeln sind.',
	'parcel.zip-broken':
		'Diese Zip-Datei ist beschädigt oder von einer Art, die sich hier nicht lesen lässt.',
	'parcel.zip-shortcut':
		'Es ist eine Verknüpfung mit einem anderen Ort. Nichts davon wurde übernommen.',
	'parcel.zip-locked': 'Es ist mit einem Passwort verschlossen.',
	'parcel.link-broken': 'Der Link ist beschädigt. Vielleicht ging unterwegs ein Stück verloren.',
	'parcel.link-newer': 'Der Link stammt von einer neueren Fassung dieser Seite.'
};
