/** What the page says about sending a variant, and about what others send. */
import type { sharingEn } from '../en/sharing.ts';

export const sharingFr: Record<keyof typeof sharingEn, string> = {
	shareLink: 'Copier un lien vers elle',
	shareZip: 'Enregistrer tous ses fichiers (zip)',
	shareCopied: 'Le lien est copié. Qui l’ouvre voit la variante avant de la prendre.',
	shareByHand:
		'Ce navigateur ne laisse aucune page copier. Le lien est sélectionné : copiez-le avec Ctrl+C.',
	shareLinkField: 'Le lien',
	shareTooLong:
		'Un lien vers elle aurait {count, number} caractères, et bien des programmes coupent de tels liens. Mieux vaut un fichier.',
	shareSaveInstead: 'L’enregistrer dans un fichier',
	dropHere: 'Déposez le fichier pour le regarder.',

	openTitle: 'On vous envoie des règles',
	openTitleOf: 'On vous envoie « {name} »',
	openText: 'C’est une copie à regarder. Rien n’en est gardé, et rien de vôtre n’a changé.',
	openLoading: 'On regarde ce qui est arrivé …',
	openNothing: 'Il n’y a rien à regarder ici. Un lien a peut-être perdu sa fin en route.',
	openCannot: 'On ne peut rien en faire',
	openCannotText: 'Rien n’en a été gardé, et rien de vôtre n’a changé.',
	openNone: 'Pas maintenant',
	openTake: 'La prendre parmi les miennes',
	openTaking: 'En cours …',
	openAlready: 'Vous avez déjà tout cela.',
	openPlayIt: 'Vers l’accueil',
	openElsewhere: 'Un autre onglet écrit des règles : rien ne peut être pris ici.',
	openGame: 'Jeu',
	openEdition: 'Édition',
	openHouseRules: 'Règles maison',
	openOptions: 'Options',
	openFiles: 'Ses fichiers',
	openFileCut: 'Seul le début est montré.',
	openFindings: 'Est-ce en ordre ?',
	openChecking: 'Vérification …',
	openStuck:
		'La vérification de ces règles n’a pas abouti et a été arrêtée. On ne peut pas les prendre telles quelles.',
	openSound: 'Oui : la vérification n’a rien trouvé.',
	openUnsound:
		'{errors, plural, =0 {On peut y jouer, avec {warnings, plural, one {une remarque} other {# remarques}}.} one {Non : il y a une erreur. On peut la prendre et la corriger, mais pas y jouer.} other {Non : il y a # erreurs. On peut la prendre et la corriger, mais pas y jouer.}}',
	openMore: '{count, plural, one {et une autre} other {et # autres}}',
	openError: 'Erreur',
	openRemark: 'Remarque',
	openPlace: '{file}, ligne {line}',
	openChanges: 'Ce qui changerait ici',
	openRenamed:
		'Vous avez une autre variante « {from} ». Elle reste ; celle-ci s’appelle ici « {to} ».',
	openLeft:
		'Vous avez une autre variante « {from} », et celle-ci est illisible : elle est laissée de côté.',
	openDelivered: '{file} est venu avec les jeux et serait un autre, pour toutes les variantes.',
	openReplaced: 'Votre texte de {file} cède la place à celui-ci. Il reste dans son historique.',

	parcelAt: '{file} : {problem}',
	'parcel.path': 'Ce n’est pas un endroit pour des règles. Rien n’en a été pris.',
	'parcel.elsewhere': 'Il appartient à un jeu qui n’est pas ici.',
	'parcel.twice': 'Ce fichier s’y trouve deux fois.',
	'parcel.not-text': 'Ce n’est pas un texte lisible.',
	'parcel.misnamed': 'La variante qu’il contient se nomme autrement.',
	'parcel.no-place': 'Il ne dit pas quelle variante ou règle maison il est.',
	'parcel.empty': 'Il ne contient pas de règles.',
	'parcel.too-many': 'Il contient trop de fichiers.',
	'parcel.too-large': 'C’est plus grand que ne le sont des règles.',
	'parcel.zip-broken': 'Ce fichier zip est abîmé, ou d’une sorte qui ne peut pas être lue ici.',
	'parcel.zip-shortcut': 'C’est un raccourci vers un autre endroit. Rien n’en a été pris.',
	'parcel.zip-locked': 'Il est fermé par un mot de passe.',
	'parcel.link-broken': 'Le lien est abîmé. Un morceau s’est peut-être perdu en route.',
	'parcel.link-newer': 'Le lien vient d’une version plus récente de cette page.'
};
