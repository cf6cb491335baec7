/** What is wrong with scenarios, saved games and positions. */
export const scenariosFr: Readonly<Record<string, string>> = {
	rule: 'règle',
	'so many rules cannot be running at once':
		'tant de règles ne peuvent pas être en cours à la fois',
	'no rule is running, and the game is not over':
		'aucune règle n’est en cours, et la partie n’est pas finie',
	local: 'nom local',
	'{0} begins no game': '{0} ne commence aucune partie',
	'there is no step "{0}" that notes what it has seen{1}':
		'aucune étape « {0} » ne note ce qu’elle a vu{1}',
	'the notes of {0} are at most {1}, and the next one goes behind them or in place of one':
		'les notes de {0} sont au plus {1}, et la suivante vient après elles ou à la place de l’une d’elles',
	'the rule that has set {0} is not running': 'la règle qui a posé {0} n’est pas en cours',
	'{0} is not called by {1} there': '{0} n’est pas appelé là par {1}',
	'the steps of {0} are others now': 'les étapes de {0} ont changé',
	'{0} asks nothing at {1}': '{0} ne demande rien à {1}',
	'{0} has no place at {1}': '{0} n’a pas d’endroit {1}',
	nothing: 'rien',
	player: 'joueur',
	stream: 'flux de hasard',
	space: 'case',
	piece: 'pion',
	field: 'champ',
	face: 'face',
	zone: 'emplacement',
	'a game that is over asks nothing, not {0}': 'une partie finie ne demande rien, donc pas {0}',
	'here the game asks {0}, not {1}': 'ici le jeu demande {0}, et non {1}',
	'four numbers say where the stream {0} stands': 'quatre nombres disent où en est le flux {0}',
	'{0} lies in no zone': '{0} n’est dans aucun emplacement',
	'{0} lies in {1} already': '{0} est déjà dans {1}',
	'no game of these rules ends with the reason "{0}"{1}':
		'aucune partie de ces règles ne finit pour la raison « {0} »{1}',
	'{0} has no face "{1}"': '{0} n’a pas de face « {1} »',
	'{0} cannot stand here{1}': '{0} ne peut pas être ici{1}',
	'there is no {0} "{1}"{2}': 'inconnu : {0} « {1} »{2}',
	'"edits" has to be a map from paths to texts': '« edits » doit associer des chemins à des textes',
	'Unknown key "{0}"; a file of changes has "edits"':
		'Clé inconnue « {0} » ; un fichier de changements a « edits »',
	'The text of {0} has to be a text': 'Le texte de {0} doit être un texte',
	'"{0}" is no place for a rule file': '« {0} » n’est pas un endroit pour un fichier de règles',
	'This is no saved game': 'Ce n’est pas une partie enregistrée',
	'Its position is no list of numbers': 'Sa position n’est pas une liste de nombres',
	'The first branch leaves no other one, and every other does':
		'La première branche ne part d’aucune autre, toutes les autres si',
	'A branch leaves one that stands before it': 'Une branche part d’une autre qui la précède',
	'All branches have the seats of the game': 'Toutes les branches ont les places de la partie',
	'One branch is on the table and has no course of its own; here {0} are':
		'Une seule branche est sur la table et n’a pas de déroulement à elle ; ici il y en a {0}',
	'Fresh chance is told in pairs: answers given, in rising order, and a text to begin with':
		'Le hasard neuf s’écrit par paires : réponses données, en ordre croissant, et un texte pour commencer',
	'Checkpoints are pairs: answers given, in rising order, and a fingerprint':
		'Chaque repère est une paire : un nombre de réponses, en ordre croissant, et une empreinte',
	'{0}: what stands in it does not belong there': '{0} : ce qui s’y trouve n’y a pas sa place',
	'{0}: it has more than {1} million characters': '{0} : plus de {1} millions de caractères',
	'{0}: what stands at {1} does not belong there':
		'{0} : ce qui se trouve à {1} n’y a pas sa place',
	'This saved game of an older version is broken: {0}':
		'Cette partie enregistrée par une ancienne version est abîmée : {0}',
	'{0} and {1} more': '{0} et {1} de plus',
	'this claims nothing': 'ceci n’affirme rien',
	'too early': 'trop tôt',
	'not at all': 'pas du tout',
	'something was revealed': 'quelque chose a été révélé',
	'{0} is {1}, not {2}': '{0} est {1}, pas {2}',
	'there is no such claim: {0}': 'cette affirmation n’existe pas : {0}',
	'this is not true ({0})': 'ce n’est pas vrai ({0})',
	'the event "{0}" happened': 'l’événement « {0} » s’est produit',
	'there is no {0} in this game': 'pas de {0} dans cette partie',
	'{0} is legal': '{0} est permis',
	'{0} is not legal, but no rule refuses it: it is no candidate at all':
		'{0} n’est pas permis, mais aucune règle ne le refuse : ce n’est même pas un choix possible',
	'{0} is not legal because of {1}, not because of {2}':
		'{0} n’est pas permis à cause de {1}, et non de {2}',
	'{0} to {1} is legal, not {2}': 'de {0} à {1} est permis, pas {2}',
	'{0} together are legal': '{0} ensemble sont permis',
	'not legal: {0}; legal: {1}': 'pas permis : {0} ; permis : {1}',
	'legal as well: {0}': 'aussi permis : {0}',
	'the winner is {0}': 'vainqueur : {0}',
	'{0} is not asked anything here': 'rien n’est demandé ici à {0}',
	'there is no event "{0}"': 'pas d’événement « {0} »',
	'the game is not over: {0} is asked': 'la partie n’est pas finie : on attend {0}',
	'"{0}" is not understood here': '« {0} » n’est pas compris ici',
	'the {0} "{1}" came {2}; there were: {3}': '{0} « {1} » est venu {2} ; il y a eu : {3}',
	'{0} is {1}': '{0} est {1}',
	'{0} is {1}, in {2}': '{0} est {1}, dans {2}',
	'{0} holds {1}': '{0} contient {1}',
	'{0} is in {1}': '{0} est dans {1}',
	'the layout of this game does not say given-map':
		'la présentation de ce jeu ne dit pas given-map',
	'given-map in the layout of this game names something that is not there':
		'given-map dans la présentation de ce jeu nomme quelque chose qui n’existe pas',
	'a piece is expected here': 'un pion est attendu ici',
	'there is no procedure {0}{1}': 'pas de procédure {0}{1}',
	'{0} has no parameter {1}{2}': '{0} n’a pas de paramètre {1}{2}',
	'{0} needs to be told {1}': 'il faut dire {1} à {0}',
	'there is no further {0}': 'il n’y a plus de {0}',
	'the map has no cell {0}': 'la carte n’a pas de case {0}',
	'the game has no field {0}': 'le jeu n’a pas de champ {0}',
	'players have no field {0}': 'les joueurs n’ont pas de champ {0}',
	'spaces have no field {0}': 'les cases n’ont pas de champ {0}',
	'pieces have no field {0}': 'les pions n’ont pas de champ {0}',
	'there are only {0} of {1}': 'il n’y a que {0} de {1}',
	'there is no zone {0}': 'pas d’emplacement {0}',
	'there is no zone {0}{1}': 'pas d’emplacement {0}{1}',
	'there is no piece {0}': 'pas de pion {0}',
	'{0} has no fields': '{0} n’a pas de champs',
	'an expression is expected here': 'une expression est attendue ici',
	'this scenario does not claim anything': 'ce scénario n’affirme rien',
	'this number of answers': 'ce nombre de réponses',
	'it is over': 'elle est finie',
	'{0} to {1} of ': 'de {0} à {1} parmi ',
	'; answered by itself, as there was one answer: {0}':
		' ; répondu tout seul, car il n’y avait qu’une réponse : {0}',
	' because of {0}': ' à cause de {0}',
	'{0} is asked {1} and does not answer; legal: {2}':
		'à {0} on demande {1}, sans réponse ; permis : {2}',
	'{0} is not asked here: {1}{2}': '{0} n’est pas interrogé ici : {1}{2}',
	'{0} asks for a number from {1} to {2}{3}': '{0} demande un nombre de {1} à {2}{3}',
	'{0}: {1} is not legal{2}; legal: {3}{4}{5}':
		'{0} : {1} n’est pas permis{2} ; permis : {3}{4}{5}',
	'{0} is asked {1}': 'à {0} on demande {1}',
	'a die was rolled before this, as the seed gave them: `dice:` stands before the answer that rolls':
		'un dé a été lancé avant ceci, selon le hasard : `dice:` se place avant la réponse qui lance',
	'this die was never rolled': 'ce dé n’a jamais été lancé',
	'this was never picked': 'ceci n’a jamais été tiré au sort',
	'something is picked here that is not in the script ({0})':
		'quelque chose est tiré au sort ici, sans être dans le scénario ({0})',
	'{0} cannot be picked here, but one of {1} ({2})':
		'{0} ne peut pas être tiré au sort ici, mais l’un de {1} ({2})',
	'this piece was never drawn': 'ce pion n’a jamais été tiré',
	'{0} is not in {1} ({2})': '{0} n’est pas dans {1} ({2})',
	'{0} dice were rolled before this, as the seed gave them: `dice:` stands before the answer that rolls':
		'{0} dés ont été lancés avant ceci, selon le hasard : `dice:` se place avant la réponse qui lance',
	'a piece is drawn here that is not in the script, from {0} ({1})':
		'un pion est tiré ici de {0} sans être dans le scénario ({1})',
	'the die that is rolled has {0} sides ({1})': 'le dé lancé a {0} faces ({1})',
	'a die is rolled here that is not in the script ({0})':
		'un dé est lancé ici sans être dans le scénario ({0})',
	'unknown reason': 'raison inconnue',
	'the rules cannot be run: {0}': 'les règles ne peuvent pas être exécutées : {0}',
	'there is no clause "{0}"': 'pas de paragraphe « {0} »',
	'there is no edition {0}': 'pas d’édition {0}',
	'the variant {0} says which edition and house rules it has: leave out editions and house-rules':
		'la variante {0} dit quelle édition et quelles règles maison elle a : retirez editions et house-rules',
	no: 'aucun des',
	hidden: 'caché',
	'it can tell {0}': 'on peut y reconnaître {0}',
	'it cannot tell {0}': 'on ne peut pas y reconnaître {0}',
	'there is no {0} in {1}': 'pas de {0} dans {1}',
	'it does not see {0}': 'on n’y voit pas {0}',
	'there is no p{0} in this game': 'pas de p{0} dans cette partie',
	'it sees {0} pieces there, not {1}': 'pions vus là : {0}, et non {1}'
};
