/** What the page says where something new is made of a template. */

export const makingEn = {
	newOne: 'New …',
	newTitle: 'Something new',
	newHint: 'Each begins as a small example that works. What you make of it comes later.',
	newName: 'What is it called?',
	newMake: 'Make it',
	newBack: 'Back to the list',
	newFailed:
		'That could not be made: the file of this variant says something of the same thing already, or cannot be read.',
	'newMakes.part': 'comes into this variant',
	'newMakes.house-rule': 'a file of its own, switched on here',
	'newMakes.scenario': 'a file of its own, opened as text',
	'newMakes.variant': 'beside this one'
};

type Making = Record<keyof typeof makingEn, string>;

export const makingDe: Making = {
	newOne: 'Neu …',
	newTitle: 'Etwas Neues',
	newHint:
		'Jedes beginnt als kleines Beispiel, das funktioniert. Was du daraus machst, kommt danach.',
	newName: 'Wie soll es heißen?',
	newMake: 'Anlegen',
	newBack: 'Zurück zur Liste',
	newFailed:
		'Das ließ sich nicht anlegen: Die Datei dieser Variante sagt schon etwas über dasselbe, oder sie ist nicht lesbar.',
	'newMakes.part': 'kommt in diese Variante',
	'newMakes.house-rule': 'eine eigene Datei, hier eingeschaltet',
	'newMakes.scenario': 'eine eigene Datei, als Text geöffnet',
	'newMakes.variant': 'neben dieser hier'
};

export const makingFr: Making = {
	newOne: 'Nouveau …',
	newTitle: 'Quelque chose de nouveau',
	newHint: 'Chacun commence par un petit exemple qui fonctionne. La suite vous appartient.',
	newName: 'Quel est son nom ?',
	newMake: 'Créer',
	newBack: 'Retour à la liste',
	newFailed:
		'Impossible à créer : le fichier de cette variante parle déjà de la même chose, ou ne peut être lu.',
	'newMakes.part': 'entre dans cette variante',
	'newMakes.house-rule': 'un fichier à part, activé ici',
	'newMakes.scenario': 'un fichier à part, ouvert comme texte',
	'newMakes.variant': 'à côté de celle-ci'
};
