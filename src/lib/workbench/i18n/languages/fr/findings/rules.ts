/** What is wrong with rules as a whole. */
export const rulesFr: Readonly<Record<string, string>> = {
	game: 'jeu',
	'Say exactly one of {0}': 'Écrivez exactement un de {0}',
	clause: 'paragraphe',
	'This cites no clause of the rules': 'Ceci ne cite aucun paragraphe des règles',
	'Write an expression here': 'Écrivez une expression ici',
	'{0} is not between {1} and {2}': '{0} n’est pas entre {1} et {2}',
	'{0} {1} are too many: {2} are the limit': 'Trop ({1}) : {0}, la limite est {2}',
	'event or action': 'événement ou action',
	event: 'événement',
	'Say in which window this may be chosen (or: anytime)':
		'Dites dans quelle fenêtre on peut choisir ceci (ou : anytime)',
	'An action cannot be about {0}': 'Une action ne peut pas porter sur {0}',
	'A set of numbers cannot be handed over': 'Un ensemble de nombres ne peut pas être transmis',
	'The names of this rule take {0} words, {1} are the limit: keep fewer sets in it, or divide it':
		'Les noms de cette règle prennent {0} mots, la limite est {1} : gardez-y moins d’ensembles, ou divisez-la',
	'{0} is replaced by more than {1} effects': '{0} est remplacé par plus de {1} effets',
	'This is {0}, elsewhere {1} is returned': 'Ceci est {0}, ailleurs c’est {1} qui est rendu',
	'{0} calls itself: say what it returns, with "returns:"':
		'{0} s’appelle lui-même : dites ce qu’il rend, avec « returns: »',
	'What {0} returns depends on too long a chain of other procedures: say it, with "returns:"':
		'Ce que rend {0} dépend d’une trop longue chaîne d’autres procédures : dites-le, avec « returns: »',
	'{0} returns nothing': '{0} ne rend rien',
	'"{0}" needs a parameter "result: int" to be the event of rolls':
		'« {0} » a besoin d’un paramètre « result: int » pour être l’événement des lancers',
	'"{0}" needs a parameter "die: int" to be the event of dice':
		'« {0} » a besoin d’un paramètre « die: int » pour être l’événement des dés',
	'Between two dice, which can be changed one by one, {0} cannot be kept':
		'Entre deux dés, qui peuvent être changés un par un, ceci ne peut pas être gardé : {0}',
	'Two players or two spaces are swapped; this is {0}':
		'On échange deux joueurs ou deux cases ; ceci est {0}',
	'A die has no "{0}"; it has {1}': 'Un dé n’a pas de « {0} » ; il a {1}',
	'"{0}" of a die is {1}': '« {0} » d’un dé est {1}',
	'A roll has no "{0}"; it has {1}': 'Un lancer n’a pas de « {0} » ; il a {1}',
	'"{0}" of a roll is {1}': '« {0} » d’un lancer est {1}',
	'A value is asked about single things, not about sets':
		'Une valeur porte sur des choses isolées, pas sur des ensembles',
	'Nothing tells the type of this value: add "type:"':
		'Rien ne dit le type de cette valeur : ajoutez « type: »',
	'Too many values need each other in a chain: {0} are the limit, or {1} parts nested in each other':
		'Trop de valeurs dépendent en chaîne les unes des autres : la limite est {0}, ou {1} parties imbriquées',
	'A value cannot depend on itself: {0}': 'Une valeur ne peut pas dépendre d’elle-même : {0}',
	'{0} has no parameters': '{0} n’a pas de paramètres',
	'{0} has only {1}': '{0} n’en a que {1}',
	'Only an action can be carried out to see what holds afterwards: ask for it in the "requires:" of an action':
		'Seule une action peut être exécutée pour voir ce qui vaut ensuite : demandez-le dans le "requires:" d’une action',
	'What comes of an action is not asked by what the chooser may know: leave out known-to':
		'Ce qui résulte d’une action ne dépend pas de ce que peut savoir celui qui choisit : omettez known-to',
	'Another step notes under this name what it has seen: call it otherwise':
		'Une autre étape note déjà sous ce nom ce qu’elle a vu : appelez-la autrement',
	'self is the piece on which an effect is written: call the parameter c, say, and write when: c == self':
		'self est la pièce sur laquelle un effet est écrit : appelez le paramètre c, par exemple, et écrivez when: c == self',
	'"{0}" is for sets; {1} is {2}': '« {0} » est pour les ensembles ; {1} est {2}',
	'"{0}" is for numbers; {1} is {2}: write "with" or "without"':
		'« {0} » est pour les nombres ; {1} est {2} : écrivez « with » ou « without »',
	'"{0}" is for numbers; {1} is {2}': '« {0} » est pour les nombres ; {1} est {2}',
	checkpoint: 'repère',
	'"{0}" is set only while {1} runs, which never leads here':
		'« {0} » n’est posé que pendant {1}, qui ne mène jamais ici',
	'Nothing goes back to "{0}"': 'Rien ne revient à « {0} »',
	procedure: 'procédure',
	'parameter of {0}': 'paramètre de {0}',
	'{0} needs "{1}" ({2})': '{0} a besoin de « {1} » ({2})',
	'{0} cannot be put into a text': 'Ceci ne peut pas entrer dans un texte : {0}',
	'An amount has bounds; put the condition into min and max':
		'Une quantité a des bornes ; mettez la condition dans min et max',
	'Let the least be 0 instead: choosing nothing is then an answer like any other':
		'Mettez plutôt le minimum à 0 : ne rien choisir est alors une réponse comme une autre',
	'"such-that" is about several that are chosen together: say "count" as well, or "requires" of each':
		'« such-that » porte sur plusieurs choisis ensemble : dites aussi « count », ou « requires » de chacun',
	'This does not ask for {0}: whether it holds does not depend on what is chosen':
		'Ceci n’interroge pas {0} : que cela soit vrai ne dépend pas de ce qui est choisi',
	'It never holds for nothing at all, and nothing would be few enough: let "count" begin with 1':
		'Ce n’est jamais vrai de rien du tout, et rien du tout suffirait : faites commencer « count » à 1',
	'This question cannot be declined: let "optional:" be true, or say one of its answers':
		'Cette question ne peut être déclinée : mettez « optional: » à true, ou dites une de ses réponses',
	'action of the window {0}': 'action de la fenêtre {0}',
	question: 'question',
	answer: 'réponse',
	'Say with "asked:" what is chosen from: "by:" compares things, not actions':
		'Dites avec « asked: » parmi quoi l’on choisit : « by: » compare des choses, pas des actions',
	'This order says nothing: write "answer:", "prefer:" or "by:"':
		'Cet ordre ne dit rien : écrivez « answer: », « prefer: » ou « by: »',
	'Say exactly one of from, between, options and path':
		'Écrivez exactement un de from, between, options et path',
	'the cost of the way': 'le coût du chemin',
	'the space before the end of the way': 'la case avant la fin du chemin',
	'"{0}" is {1} that was chosen with "path:"': '« {0} » est {1} choisi avec « path: »',
	'Nothing can be picked from {0}': 'Rien ne peut être tiré au sort dans : {0}',
	'Nothing can be chosen from {0} in this way': 'Rien ne peut être choisi ainsi dans : {0}',
	dice: 'dés',
	'Write dice as 2d6, d6, (an expression)d6 or { dice: ..., sides: ... }':
		"Écrivez les dés ainsi : 2d6, d6, (une expression)d6 ou '{' dice: ..., sides: ... '}'",
	sides: 'faces',
	'A die has at least one side': 'Un dé a au moins une face',
	'Of the sets of numbers only a range (1 .. n) can be walked':
		'Parmi les ensembles de nombres, seul un intervalle (1 .. n) peut être parcouru',
	'A range is counted in its own order': 'Un intervalle se compte dans son ordre',
	'Say "{ while: ... }" (asked before) or "{ until: ... }" (asked after)':
		"Dites « '{' while: ... '}' » (demandé avant) ou « '{' until: ... '}' » (demandé après)",
	'"break" leaves a loop; there is none around it':
		'« break » quitte une boucle ; il n’y en a pas autour',
	'"cancel" stops an event: it belongs into an effect with "replace:"':
		'« cancel » arrête un événement : il va dans un effet avec « replace: »',
	'"return" ends a procedure; this is none':
		'« return » termine une procédure ; ceci n’en est pas une',
	'way to ask': 'façon de demander',
	'Say which player: there is no "you" here': 'Dites quel joueur : il n’y a pas de « you » ici',
	'random stream': 'flux de hasard',
	'"{0}" is not a name: small letters, digits and hyphens':
		'« {0} » n’est pas un nom : minuscules, chiffres et traits d’union',
	'"{0}" is a word of the language': '« {0} » est un mot du langage',
	'There is already a "{0}" here; change it with set:':
		'Il y a déjà un « {0} » ici ; changez-le avec set:',
	'This is {0}; a zone is needed': 'Ceci est {0} ; il faut un emplacement',
	'This is {0}; {1} or a set of them is needed':
		'Ceci est {0} ; il faut {1} ou un ensemble de cela',
	'An {0} cannot be kept; walk it where it is needed':
		'Ceci ne peut pas être gardé : {0} ; parcourez-le là où il sert',
	'A {0} cannot be kept; walk it where it is needed':
		'Ceci ne peut pas être gardé : {0} ; parcourez-le là où il sert',
	'nothing goes on after this': 'rien ne continue après ceci',
	'This step is never reached': 'Cette étape n’est jamais atteinte',
	'A step is a map with a verb: { move: ..., to: ... }':
		"Une étape est faite de clés avec un verbe : '{' move: ..., to: ... '}'",
	'Nothing tells what this can hold later: add its type, such as "type: player?"':
		'Rien ne dit ce que ceci peut contenir plus tard : ajoutez son type, par exemple « type: player? »',
	'Say either "to:", the new value, or "by:", how much more':
		'Dites « to: », la nouvelle valeur, ou « by: », de combien de plus',
	'Only fields and locals can be set: what is printed or worked out stays as it is':
		'Seuls les champs et les noms locaux peuvent être fixés : ce qui est imprimé ou calculé reste tel quel',
	'"by:" adds to a number; this is {0}': '« by: » ajoute à un nombre ; ceci est {0}',
	'No step is called "{0}"{1}': 'Aucune étape ne s’appelle « {0} »{1}',
	'Fields hold numbers, flags, values of enums, players, spaces and pieces, or sets of them (not of numbers)':
		'Les champs contiennent des nombres, des oui/non, des valeurs d’énumération, des joueurs, des cases et des pièces, ou des ensembles de ceux-ci (pas de nombres)',
	'What may never be needs no rule': 'Ce qui ne doit jamais arriver n’a pas besoin de règle',
	'"limit" is the reason that the limit of the action gives: choose another id':
		'« limit » est la raison que donne la limite de l’action : choisissez un autre id',
	'Only pieces leave zones': 'Seules les pièces quittent des zones',
	'A set begins with what is known before the game starts':
		'Un ensemble commence par ce que l’on sait avant la partie',
	'fields of all things (up to here)': 'champs de toutes choses (jusqu’ici)',
	'Give {0} a start, or make it optional: "{1}?"':
		'Donnez un début à {0}, ou rendez-le facultatif : « {1}? »',
	'"{0}" is for the fields of a {1}; write who may see it as a condition':
		'« {0} » est pour les champs de : {1} ; écrivez comme condition qui peut le voir',
	'Say which procedure the game starts with: game: { start: ... }':
		"Dites par quelle procédure le jeu commence : game: '{' start: ... '}'",
	'The procedure that starts the game has no parameters':
		'La procédure qui commence le jeu n’a pas de paramètres',
	'This game is for {0} to {1} players, not for {2}':
		'Ce jeu est pour {0} à {1} joueurs, pas pour {2}',
	'something else': 'autre chose',
	'Printed attributes are numbers, flags or enum values':
		'Les attributs imprimés sont des nombres, oui ou non, ou des valeurs d’une liste',
	'{0} extends {1}': '{0} extends {1}',
	'The enum {0} has no values': 'La liste de valeurs {0} est vide',
	'{0} is printed on another kind with another type':
		'{0} est imprimé sur une autre sorte avec un autre type',
	'"{0}" already is the plural of {1}': '« {0} » est déjà le pluriel de : {1}',
	'the kind {0}': 'la sorte {0}',
	'"{0}" is already a value of {1}': '« {0} » est déjà une valeur de {1}',
	'Only a hex grid has rings': 'Seule une grille hexagonale a des anneaux',
	spaces: 'cases',
	'Neighbours follow from the grid: `joined` is for maps with `grid: none`':
		'Les voisines découlent de la grille : `joined` est pour les cartes avec `grid: none`',
	'A cell is written "column,row"': 'Une case s’écrit « colonne,ligne »',
	'This cell is there twice': 'Cette case est là deux fois',
	'There is no such cell on the map': 'Cette case n’existe pas sur la carte',
	'The directions of the map are the enum "{0}": call the other one something else':
		'Les directions de la carte sont l’énumération « {0} » : l’autre doit porter un autre nom',
	'The direction {0} leads nowhere': 'La direction {0} ne mène nulle part',
	'{0} is the same direction as {1}': '{0} est la même direction que {1}',
	'The map has no directions: write them under map.directions, as in `north: [0, -1]`':
		'La carte n’a pas de directions : écrivez-les sous map.directions, comme `north: [0, -1]`',
	'a member of the language': 'un membre du langage',
	'a field': 'un champ',
	'printed on pieces': 'imprimé sur des pions',
	'printed on the map': 'imprimé sur la carte',
	'a zone': 'un emplacement',
	'a value': 'une valeur',
	'"{0}" already is {1}: x.{2} would mean two things':
		'« {0} » est déjà {1} : x.{2} aurait deux sens',
	'This option needs a default': 'Cette option a besoin d’une valeur par défaut',
	'field or zone of a player': 'champ ou zone d’un joueur',
	'field or zone of a space': 'champ ou zone d’une case',
	'value of this option': 'valeur de cette option',
	'This option is a whole number between {0} and {1}':
		'Cette option est un nombre entier entre {0} et {1}',
	picture: 'image',
	icon: 'image',
	'Count the front, not the back': 'Comptez le recto, pas le verso',
	'pieces (up to here)': 'pions (jusqu’ici)',
	'There are several zones "{0}": pieces begin in a zone of the whole game':
		'Il y a plusieurs emplacements « {0} » : les pions commencent dans un emplacement du jeu entier',
	'Say which {0} is printed on {1} (or declare it optional: "{2}?")':
		'Dites quel {0} est imprimé sur {1} (ou rendez-le facultatif : « {2}? »)',
	'The kind {0} is abstract: it only gathers other kinds':
		'La sorte {0} est abstraite : elle ne fait que réunir d’autres sortes',
	'{0} stands for more than {1} pieces': '{0} désigne plus de {1} pièces',
	'attribute that is an enum': 'attribut qui est une énumération',
	'{0} is said here, and "each" lets it be everything it can be: leave out one of the two':
		'{0} est donné ici, et « each » lui fait prendre toutes ses valeurs : supprimez l’un des deux',
	'attribute of a {0}': 'attribut de {0}',
	'{0} begins nowhere: give its kind a "start" zone':
		'{0} ne commence nulle part : donnez à sa sorte un emplacement « start »',
	'{0} must say "{1}: {2}": two sides name each other':
		'{0} doit dire « {1}: {2} » : deux faces se nomment l’une l’autre',
	'a word of the language': 'un mot du langage',
	'a function of the language': 'une fonction du langage',
	'the word for a place': 'le mot pour un endroit',
	'"{0}" is {1}: choose another id': '« {0} » est {1} : choisissez un autre identifiant',
	'random streams': 'flux de hasard',
	'effects of pieces': 'effets de pions',
	'effects of kinds': 'effets de sortes',
	'What a piece counts as cannot depend on itself: {0}; printed(x) asks for the face that lies there':
		'Ce pour quoi un pion compte ne peut pas dépendre de lui-même : {0} ; printed(x) demande la face qui est posée là',
	'values of {0}': 'valeurs de {0}',
	'fields of {0}': 'champs de {0}',
	'zones (up to here)': 'emplacements (jusqu’ici)',
	'owner of zones': 'propriétaire d’emplacements',
	'"owner" is for zones per player': '« owner » est pour les emplacements par joueur',
	'{0} already is the main zone': '{0} est déjà l’emplacement principal',
	'"{0}" is not possible here: all, owner, none or a condition':
		'« {0} » n’est pas possible ici : all, owner, none ou une condition',
	'Nobody offers the window "{0}", so this can never be chosen':
		'Personne n’ouvre la fenêtre « {0} », donc ceci ne peut jamais être choisi',
	'No action belongs to the window "{0}"': 'Aucune action n’appartient à la fenêtre « {0} »',
	'Nothing asks for the value "{0}"': 'Rien ne demande la valeur « {0} »',
	'Nothing calls "{0}"': 'Rien n’appelle « {0} »',
	'Nothing emits "{0}"': 'Rien ne déclenche « {0} »',
	'Nothing reads "{0}"': 'Rien ne lit « {0} »',
	'Nothing ever sets "{0}"': 'Rien ne fixe jamais « {0} »',
	'No rule asks for the option "{0}"': 'Aucune règle ne demande l’option « {0} »',
	'"{0}" is never read': '« {0} » n’est jamais lu',
	'No piece shows "{0}": write icon: {1}{2}': 'Aucun pion ne montre « {0} » : écrivez icon: {1}{2}',
	'"{0}" is written here': '« {0} » est écrit ici',
	'{0} does not hold ({1})': '{0} n’est pas respecté ({1})',
	'Choose "{0}" for {1}': 'Choisir « {0} » pour {1}',
	'shown from here': 'montré à partir d’ici',
	'The text "{0}" is written twice': 'Le texte « {0} » est écrit deux fois',
	'Nothing shows the text "{0}"': 'Rien ne montre le texte « {0} »',
	'There is no English text for {0}': 'Il n’y a pas de texte anglais pour {0}',
	'This is about {0} letters long, and a button has room for {1}: make it shorter':
		'Cela fait à peu près {0} lettres, et un bouton en contient {1} : raccourcissez-le',
	'This is about {0} letters long, and a button has room for {1}: write a short form of it beside it, short':
		'Cela fait à peu près {0} lettres, et un bouton en contient {1} : écrivez à côté une forme courte, short',
	'Nothing is given for {{0}}{1}': "Rien n’est donné pour '{'{0}'}'{1}",
	'after {0}': 'après {0}',
	'instead of {0}': 'au lieu de {0}',
	'"{0}" and "{1}" both act {2} on {3}, and nothing says which comes first; order them with `after:` if it matters':
		'« {0} » et « {1} » agissent {2} sur {3}, et rien ne dit lequel passe d’abord ; ordonnez-les avec `after:` si cela compte',
	'{0} of "{1}"': '{0} de « {1} »',
	'when {0} is asked': 'quand {0} est demandé',
	'the order in which they stand': 'l’ordre dans lequel ils sont',
	'before {0}': 'avant {0}',
	'"{0}" inserts here': '« {0} » insère ici',
	'"{0}" and "{1}" both insert {2}, and it matters which of them applies first ({3}); now "{4}" comes first. Say it in the variant: `resolve: { {5}: { order: [{6}, {7}] } }`':
		"« {0} » et « {1} » insèrent {2}, et il importe de savoir laquelle s’applique d’abord ({3}) ; pour l’instant « {4} » passe d’abord. Dites-le dans la variante : `resolve: '{' {5}: '{' order: [{6}, {7}] '}' '}'`",
	'who is asked first': 'qui est interrogé d’abord',
	'whether the rest is done': 'si le reste se fait',
	'a name of the rule': 'un nom de la règle',
	'where pieces are': 'où sont les pions'
};
