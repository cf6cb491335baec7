/** What the page says about hooks: the names in the rules that an author can use. */
import type { hooksEn } from '../en/hooks.ts';

export const hooksDe: Record<keyof typeof hooksEn, string> = {
	hooks: 'Ansatzpunkte',
	hooksHint:
		'Was eigene Regeln in diesem Spiel nennen können, wozu es da ist, und Zeilen für den Anfang.',
	hooksFind: 'Nach Name, Typ oder Zweck suchen',
	hooksAll: 'Alles',
	hooksNone: 'Nichts hat diese Wörter.',
	hooksBroken: 'Die Regeln dieses Spiels haben Fehler: Was sie anbieten, ist nicht bekannt.',
	hooksMore:
		'{count, plural, one {# weiterer} other {# weitere}}: ein Wort mehr hilft beim Suchen.',
	hooksCount: '{count, plural, one {# Ansatzpunkt} other {# Ansatzpunkte}}',
	hooksDefined: 'Wo es steht',
	hooksCopy: 'Diese Zeilen kopieren',
	hooksCopied: 'Kopiert',
	hooksMarked: 'Markiert: mit Strg+C kopieren',
	'hookSort.events': 'Ereignisse: Augenblicke, in denen Regeln handeln',
	'hookSort.values': 'Werte: Fragen, deren Antwort Regeln ändern',
	'hookSort.windows': 'Fenster: wo Spieler Aktionen wählen',
	'hookSort.actions': 'Aktionen: was Spieler wählen',
	'hookSort.procedures': 'Abläufe: Schritte, die man aufruft und ergänzt',
	'hookSort.fields': 'Felder: was sich im Spiel ändert',
	'hookSort.zones': 'Zonen: wo {counters} liegen',
	'hookSort.kinds': 'Arten: {counters}',
	'hookSort.attributes': 'Merkmale: was auf {counters} gedruckt ist',
	'hookUse.emitted by': 'ausgelöst von',
	'hookUse.forbidden by': 'verboten von',
	'hookUse.replaced by': 'ersetzt von',
	'hookUse.followed by': 'gefolgt von',
	'hookUse.called by': 'aufgerufen von',
	'hookUse.opened by': 'geöffnet von',
	'hookUse.chosen in it': 'darin wählbar',
	'hookUse.asked by': 'gefragt von',
	'hookUse.modified by': 'geändert von',
	'hookUse.read by': 'gelesen von',
	'hookUse.set by': 'gesetzt von'
};
