/** What the page says of counters that are held and sent somewhere together, of scenes, and of dice. */
import type { handlingEn } from '../en/handling.ts';

export const handlingDe: Record<keyof typeof handlingEn, string> = {
	inHand: '{count, plural, one {# {counter}} other {# {counters}}} in der Hand',
	handAll: 'Alle, die können',
	handAlike: 'Alle dieser Art',
	handAgain: 'Noch einmal nach {place}',
	handHint: 'Ziel wählen oder zurücklegen',
	handPart: '{done} von {count} sind da: {place}. {why}',
	handNone: 'Keine davon kann jetzt dorthin: {place}. {why}',
	handAsks: 'Zuerst fragt das Spiel: {question}',
	'key.all': 'Alle {counters} nehmen, die dort gewählt werden können',
	'key.alike': 'Alle {counters} von der Art der letzten nehmen',
	'key.again': 'Dasselbe noch einmal: an denselben Ort',
	sceneAt: '{scene}: {where}',
	sceneFold: 'Zuklappen',
	sceneUnfold: 'Alles zeigen',
	sceneNobody: 'Niemandes',
	sceneOthers: 'Andere',
	sceneReport: 'Bericht',
	sceneDice: '{Dice} bisher',
	sceneNoDice: 'Noch kein Wurf',
	sceneHits: '{count, plural, =0 {kein Treffer} one {# Treffer} other {# Treffer}}',
	sceneTotal: 'zusammen {total}',
	dieHits: '{face} (Treffer)',
	finalScores: 'Der Stand am Ende',
	seatsNow: 'Wer spielt',
	seatNow: 'Wer für {name} spielt',
	seatsNowHint:
		'Wer für einen Bot übernimmt, sieht seine Geheimnisse; die Partie gilt von da an als aufgedeckt.'
};
