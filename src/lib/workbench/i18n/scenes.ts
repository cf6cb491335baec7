/** What is said of scenes on the table and of dice. */

export const scenesEn = {
	sceneAt: '{scene}: {where}',
	sceneFold: 'Fold up',
	sceneUnfold: 'Show all of it',
	sceneNobody: 'Nobody’s',
	sceneOthers: 'Others',
	sceneDice: 'Dice so far',
	sceneNoDice: 'No dice yet',
	sceneHits: '{count, plural, =0 {no hit} one {# hit} other {# hits}}',
	sceneTotal: 'together {total}',
	dieHits: '{face} (hit)',
	finalScores: 'How it stands at the end'
};

type Scenes = Record<keyof typeof scenesEn, string>;

export const scenesDe: Scenes = {
	sceneAt: '{scene}: {where}',
	sceneFold: 'Zuklappen',
	sceneUnfold: 'Alles zeigen',
	sceneNobody: 'Niemandes',
	sceneOthers: 'Andere',
	sceneDice: 'Würfe bisher',
	sceneNoDice: 'Noch kein Wurf',
	sceneHits: '{count, plural, =0 {kein Treffer} one {# Treffer} other {# Treffer}}',
	sceneTotal: 'zusammen {total}',
	dieHits: '{face} (Treffer)',
	finalScores: 'Der Stand am Ende'
};

export const scenesFr: Scenes = {
	sceneAt: '{scene} : {where}',
	sceneFold: 'Replier',
	sceneUnfold: 'Tout montrer',
	sceneNobody: 'À personne',
	sceneOthers: 'Autres',
	sceneDice: 'Dés lancés',
	sceneNoDice: 'Aucun dé encore',
	sceneHits: '{count, plural, =0 {aucune touche} one {# touche} other {# touches}}',
	sceneTotal: 'total {total}',
	dieHits: '{face} (touche)',
	finalScores: 'Le décompte final'
};
