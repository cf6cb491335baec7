/** What the page says where a position is set by hand. */
import type { settingEn } from '../../en/table/setting.ts';

export const settingDe: Record<keyof typeof settingEn, string> = {
	setting: 'Die Stellung setzen',
	settingText:
		'An der laufenden Partie ändert sich nichts. Wer von hier weiterspielt, beginnt einen Zweig, und die Partie gilt als bearbeitet.',
	settingOpen: 'Die Stellung setzen …',
	settingMarks: 'Das zeigt die Geheimnisse aller, und die Partie gilt als aufgedeckt.',
	settingAgree: 'Alles zeigen',
	edited: 'bearbeitet',
	editedSince:
		'Seit {count, plural, one {# Antwort} other {# Antworten}} von einer gesetzten Stellung gespielt',
	startFrom: 'Beginnen mit',
	startFromBeginning: 'Dem Anfang',
	startFromHint: 'Stellungen, die du unter diesen Regeln gesichert hast, für so viele Spieler.',
	settingLink: 'Als Link kopieren',
	settingBranch: 'Gesetzt nach Antwort {turn}',
	settingPlay: 'Von hier spielen',
	settingPlayed:
		'Du spielst von der gesetzten Stellung weiter. Die Partie, wie sie lief, bleibt als Zweig.',
	settingLeave: 'Verlassen',
	settingRedo: 'Wiederholen',
	settingSave: 'Sichern',
	settingSaveDo: 'Stellung sichern',
	settingSaveText:
		'Sie wird ein eigenes Szenario, mit den Würfen und Zügen, die kommen: Es lässt sich prüfen, mit der Variante verschicken, und neue Partien können dort beginnen.',
	settingSaved: 'Gesichert: {name}. Neue Partien können dort beginnen.',
	settingCounters: '{count, plural, one {# {counter}} other {# {counters}}}',
	settingSearch: 'Suchen: {counter} oder Ort',
	settingAll: 'Alle {counters}',
	settingNew: 'neu',
	settingMore: '{count} weitere',
	settingNone: 'Wähle {counters} in der Liste, dann wohin.',
	settingChosen: 'Gewählt: {count, plural, one {# {counter}} other {# {counters}}}',
	settingTo: 'Wohin damit?',
	settingTop: 'Obenauf',
	settingBottom: 'Ganz unten hin',
	settingLetGo: 'Loslassen',
	settingPut: 'Jetzt dort: {place}. {count, plural, one {# {counter}} other {# {counters}}}',
	settingPutHere: 'Eingabe legt es hierher',
	settingOfChosen: 'Gewählt: {count, plural, one {# {counter}} other {# {counters}}}',
	settingOfGame: 'Das Spiel',
	settingSide: 'Die Seite, die oben liegt',
	settingChance: 'Würfe und Züge, die kommen',
	settingChanceText:
		'Die nächsten zuerst. Jeder kommt beim ersten Wurf oder Zug, bei dem er kommen kann; dann geht der Zufall weiter.',
	settingDice: 'Würfel: {stream}',
	settingDraws: 'Züge: {stream}',
	settingDrawChosen:
		'{count, plural, =0 {Gewählte Spielsteine dazu} one {Den gewählten Spielstein dazu} other {Die # gewählten dazu}}',
	settingDrawNot: 'Nicht als nächster gezogen: {piece}',
	settingRuns: 'Wer am Zug ist',
	settingRunsText: 'Die Regeln, die laufen, die äußerste zuerst, und woran jede denkt.',
	settingBegin: 'Eine andere beginnen lassen',
	settingBeginDo: 'Beginnen lassen',
	settingChecks: 'Was daran nicht stimmt',
	settingWell: 'Alle Invarianten der Regeln gelten.',
	settingBroken:
		'{count, plural, one {# Invariante der Regeln gilt nicht:} other {# Invarianten der Regeln gelten nicht:}}',
	settingStuck: 'Von hier kommen die Regeln nicht weiter: {reason}',
	settingAsks: 'Als Nächstes gefragt: {players}',
	'settingPart.map': 'Karte',
	'settingPart.counters': '{Counters}',
	'settingPart.values': 'Werte',
	'settingPart.course': 'Zufall und Zug',
	'key.setting': 'Die Stellung setzen'
};
