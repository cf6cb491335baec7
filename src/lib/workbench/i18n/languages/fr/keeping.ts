/** What the page says about keeping what a person wrote and played, and about an engine that does not come back. */
import type { keepingEn } from '../en/keeping.ts';

export const keepingFr: Record<keyof typeof keepingEn, string> = {
	notices: 'Avis',
	savedYes: 'Enregistré',
	savedSoon: 'Enregistrement …',
	savedNot: 'Non enregistré',
	savedElsewhere: 'Lecture seule : un autre onglet écrit',
	takeOver: 'Reprendre ici',
	tryAgain: 'Réessayer',
	tryOnceMore: 'L’essayer encore une fois',
	saveAsFile: 'Enregistrer dans un fichier',
	understood: 'D’accord',
	goOnWithout: 'Continuer sans cela',
	goOn: 'Continuer',
	toTheText: 'Vers le texte',
	'unkept.full': 'Il n’y a plus de place dans ce navigateur.',
	'unkept.forbidden':
		'Ce navigateur ne garde rien pour cette page : c’est une fenêtre privée, ou ses réglages le veulent ainsi. On peut jouer et écrire comme d’habitude.',
	'unkept.gone': 'Ce que ce navigateur avait gardé a été effacé pendant que la page était ouverte.',
	'unkept.slow':
		'La mémoire de ce navigateur ne répond pas. Une version plus ancienne de cette page est peut-être ouverte dans un autre onglet.',
	'unkept.other': 'Ce navigateur n’a pas pu tout garder.',
	unkeptList: 'Perdu à la fermeture de cette page : {what}',
	unkeptReading: 'Ce qui avait été gardé ne peut pas être lu.',
	unkeptRuns: 'ce que le laboratoire a joué',
	unkeptGame: '{count, plural, one {une partie} other {# parties}}',
	elsewhereRules:
		'Les règles sont en cours d’écriture dans un autre onglet. Ici on peut seulement les lire.',
	elsewhereUnsaved: 'Non enregistré depuis cet onglet : {files}',
	elsewhereGame:
		'Cette partie est sur la table d’un autre onglet, qui l’enregistre. Ce qui est joué ici ne l’est pas. Reprendre montre la partie telle que l’autre onglet l’a laissée.',
	'incident.edit':
		'Le moteur n’est pas revenu de votre texte de {files}. Il continue avec le texte d’avant. Le vôtre est gardé et reste dans l’éditeur, mais ne vaut pas tant que vous ne le changez pas.',
	'incident.opening':
		'Le moteur ne revient pas de votre texte de {files}. Il tourne sans lui. Le texte est gardé et l’éditeur peut le changer.',
	'incident.help': 'Le moteur n’est pas revenu d’un coup d’œil dans {files} et a été relancé.',
	'incident.check':
		'La vérification de toutes les règles n’a pas abouti et a été arrêtée. Les problèmes affichés sont ceux de la dernière modification.',
	'incident.engine': 'Le moteur ne démarre pas. Ce que vous avez écrit et joué est gardé.',
	'incident.answer':
		'Le moteur n’est pas revenu de la réponse « {answer} ». Il a été relancé, et la partie est juste avant.',
	'incident.bots':
		'Le moteur n’est pas revenu de la réponse d’un robot. Il a été relancé ; la partie est juste avant, et les robots attendent.',
	'incident.other':
		'Le moteur n’a pas répondu. Il a été relancé, et la partie en est à sa dernière réponse.',
	incidentLost:
		'La partie n’a pas pu être remise sur la table. Elle est gardée telle qu’elle était.',
	notInForce: 'ne vaut pas',
	asideHint: 'Ne vaut pas : le moteur n’est pas revenu de ce texte.',

	history: 'Historique',
	historyOf: 'Textes précédents de {file}',
	historyEmpty: 'Rien n’a encore été changé ici.',
	historyNow: 'comme maintenant',
	historyReturn: 'Revenir à celui-ci',
	historyLines: '{added} lignes de plus, {removed} lignes de moins',
	historySame: 'C’est le texte tel qu’il est maintenant.',
	historyChoose: 'Choisissez une étape pour voir ce qu’un retour changerait.',
	historyClose: 'Retour à l’éditeur',
	'step.before': 'avant vos changements',
	'step.typed': 'écrit',
	'step.returned': 'retour',
	revertTitle: 'Revenir au texte livré ?',
	revertText: 'Vos changements dans {file} sont retirés. Ils restent dans son historique.',
	removeFile: 'Supprimer ce fichier',
	removeTitle: 'Supprimer ce fichier ?',
	removeText: '{file} est retiré des règles. On peut l’annuler.',
	reverted: '{file} est tel qu’il a été livré.',
	removed: '{file} est supprimé.',
	undoReturn: 'Annuler ce retour'
};
