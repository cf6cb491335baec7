/** Titles and descriptions of the schemas, as they stand in findings. */
export const wordsFr: Readonly<Record<string, string>> = {
	Step: 'Étape',
	Effect: 'Effet',
	Change: 'Changement',
	step: 'étape',
	change: 'changement',
	'Rule name': 'Nom de règle',
	Id: 'Identifiant',
	Expression: 'Expression',
	Dice: 'Dés',
	Path: 'Chemin',
	Picture: 'Image',
	Line: 'Ligne',
	Type: 'Type',
	Requirement: 'Condition',
	'Layer header': 'En-tête de couche',
	'Game and version': 'Jeu et version',
	Choices: 'Choix',
	Resolutions: 'Décisions',
	Resolution: 'Décision',
	Acknowledgements: 'Ce qui est accepté',
	Acknowledgement: 'Ce qui est accepté',
	Changes: 'Changements',
	Layout: 'Présentation',
	'Moves of a version': 'Déplacements d’une version',
	Address: 'Adresse',
	Advice: 'Conseil',
	'Moves file': 'Fichier de déplacements',
	Position: 'Position',
	'Running rule': 'Règle en cours',
	Value: 'Valeur',
	Event: 'Événement',
	Action: 'Action',
	Procedure: 'Procédure',
	Invariant: 'Invariant',
	Constraint: 'Contrainte',
	Evaluation: 'Évaluation',
	Clause: 'Paragraphe',
	'Ruleset file': 'Fichier de règles',
	Game: 'Jeu',
	Enum: 'Liste de valeurs',
	Kind: 'Sorte',
	Piece: 'Pion',
	Art: 'Images',
	Zone: 'Emplacement',
	Map: 'Carte',
	Option: 'Option',
	Texts: 'Textes',
	Branch: 'Branche',
	'what somebody has called it': 'le nom que quelqu’un lui a donné',
	Note: 'Note',
	Setup: 'Mise en place',
	Course: 'Déroulement',
	'Saved game': 'Partie enregistrée',
	'Kept games': 'Parties conservées',
	Given: 'Situation de départ (given)',
	Start: 'Début',
	'What happens': 'Ce qui se passe',
	Assertion: 'Affirmation',
	View: 'Vue',
	'Scenario file': 'Fichier de scénarios',
	Limit: 'Limite',
	'the zone that a piece leaves, not for another one of that name':
		'la zone qu’une pièce quitte, pas pour une autre de ce nom',
	Field: 'Champ',
	Template: 'Modèle',
	Words: 'Mots',
	'Place of a template': 'Endroit d’un modèle',
	'Template file': 'Fichier de modèle',
	'Words for things': 'Mots pour les choses',
	'Texts of one language': 'Textes d’une langue',
	Text: 'Texte',
	'Variant header': 'En-tête de variante',
	'Variant file': 'Fichier de variante',
	'Own picture': 'Image personnelle',
	Moment: 'Instant',
	'the name of the moment': 'le nom de l’instant',
	'the checkpoint': 'le repère',
	'the procedure': 'la procédure',
	'a local for what it returns': 'un nom local pour ce qu’elle rend',
	'another name for this step than the one it has from what it does; layers change it and insert beside it by its name':
		'un autre nom pour cette étape ; les couches la changent et insèrent à côté d’elle par ce nom',
	'the event': 'l’événement',
	'the text that says why': 'le texte qui dit pourquoi',
	'the text': 'le texte',
	'a local for the pieces drawn': 'un nom local pour les pions tirés',
	'the stream of random numbers': 'le flux de hasard',
	'a local for the total': 'un nom local pour le total',
	'the text that says what is rolled for': 'le texte qui dit pourquoi on lance les dés',
	'a local for what is picked; none where the set is empty':
		'un nom local pour ce qui est tiré au sort ; none si l’ensemble est vide',
	'the text that says what is picked for': 'le texte qui dit pourquoi on tire au sort',
	'the event that follows every die before the next one falls; the die then shows what its `die` is':
		'l’événement qui suit chaque dé avant que le suivant ne tombe ; le dé montre alors ce qu’est son `die`',
	'a local for the number: 1 when they stand so for the first time':
		'un nom local pour le nombre : 1 quand ils sont ainsi pour la première fois',
	'what an element is called in `by`': 'comment s’appelle un élément dans `by`',
	'a note': 'une note',
	'a local for the element': 'un nom local pour l’élément',
	'a local for the number of hits': 'un nom local pour le nombre de réussites',
	'what holds when nobody answers (an absent player, written orders): `pass`, or an action of the window, with what it could be about first':
		'ce qui vaut quand personne ne répond (un joueur absent, des ordres écrits) : `pass`, ou une action de la fenêtre, sur le premier objet possible',
	Order: 'Ordre',
	'Orders file': 'Fichier d’ordres',
	'a local for the answer': 'un nom local pour la réponse',
	'a name in kebab-case: small letters and digits, words joined by hyphens':
		'un nom en minuscules et chiffres, mots reliés par des traits d’union',
	'with `path`: a local for what the way costs':
		'avec `path` : un nom local pour le coût du chemin',
	'with `path`: a local for the space before the end of the way':
		'avec `path` : un nom local pour la case avant la fin du chemin',
	"the name of an icon of the game-icons collection, or art/ and the name of a picture of one's own":
		'le nom d’une image de la collection game-icons, ou art/ et le nom d’une image personnelle',
	'a name in kebab-case; with its layer and a dot in front where several layers have one of this name':
		'un nom en minuscules avec traits d’union ; précédé de sa couche et d’un point si plusieurs couches en ont un de ce nom',
	'the id of a paragraph of the rulebook': 'l’identifiant d’un paragraphe du livret de règles',
	'a text for players': 'un texte pour les joueurs',
	'what a definition is for, in one line of at most 160 characters, for people who write rules. It changes nothing in play':
		'à quoi sert une définition, en une ligne de 160 caractères au plus, pour qui écrit des règles. Cela ne change rien au jeu',
	'the window': 'la fenêtre',
	'what the window is for, in one line of at most 160 characters, to whoever writes an action for it; said by one of the steps that open it':
		'à quoi sert la fenêtre, en une ligne de 160 caractères au plus, pour qui écrit une action ; dit par une des étapes qui l’ouvrent',
	'the name of the layer': 'le nom de la couche',
	'the folder of the game it belongs to': 'le dossier du jeu auquel cela appartient',
	'the game and the version of its rules for which this was written':
		'le jeu et la version de ses règles pour lesquels ceci a été écrit',
	'the layer that stands; the others say nothing here':
		'la couche qui vaut ; les autres ne disent rien ici',
	'why, for whoever reads the file': 'pourquoi, pour qui lit le fichier',
	'the zone of a space in which its tile lies': 'l’emplacement d’une case où se trouve sa tuile',
	'an attribute': 'un attribut',
	'the kind of the tiles': 'la sorte des tuiles',
	'the attribute by which scenarios name a tile':
		'l’attribut par lequel les scénarios nomment une tuile',
	'the field of the game that counts its rounds, for statistics':
		'le champ du jeu qui compte ses manches, pour les statistiques',
	'the value, field or attribute that is written on it where it has no name of its own':
		'la valeur, le champ ou l’attribut écrit dessus là où il n’a pas de nom à lui',
	'the field or value that says whose it is; none: there is no stone':
		'le champ ou la valeur qui dit à qui elle est ; none : il n’y a pas de pierre',
	'the field that says whose it is': 'le champ qui dit à qui c’est',
	'what the colour depends on': 'ce dont dépend la couleur',
	'a colour: #rrggbb, or one of the names in language.md':
		'une couleur : #rrggbb, ou un des noms de language.md',
	'where it is now': 'où c’est maintenant',
	'what the author of a layer does instead, in a sentence':
		'ce que fait l’auteur d’une couche à la place, en une phrase',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that asks or changes it':
		'à quoi cela sert, en une ligne de 160 caractères au plus, pour qui écrit une règle qui le demande ou le change',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that listens to it':
		'à quoi cela sert, en une ligne de 160 caractères au plus, pour qui écrit une règle qui l’écoute',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that forbids or follows it':
		'à quoi cela sert, en une ligne de 160 caractères au plus, pour qui écrit une règle qui l’interdit ou la suit',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that calls it or inserts into it':
		'à quoi cela sert, en une ligne de 160 caractères au plus, pour qui écrit une règle qui l’appelle ou y insère',
	'what it says': 'ce qu’il dit',
	'why no rule of the program can state it': 'pourquoi aucune règle du programme ne peut le dire',
	'cells, with a space between them': 'des cases, séparées par une espace',
	'a cell: column and row': 'une case : colonne et ligne',
	'a seat': 'une place',
	'the seat': 'la place',
	'what it shows': 'ce que cela montre',
	'the variant that is played: its edition, house rules, options and own rules. It stands in place of `editions` and `house-rules`':
		'la variante jouée : son édition, ses règles maison, options et règles propres. Elle remplace `editions` et `house-rules`',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that reads or sets it':
		'à quoi cela sert, en une ligne de 160 caractères au plus, pour qui écrit une règle qui le lit ou le fixe',
	'one for every player, or for every space (say the word of the map); a single one when not said':
		'un par joueur, ou par case (dites le mot de la carte) ; un seul si rien n’est dit',
	'the kind of which a piece in it is known to be, even where its identity is not':
		'la sorte dont on sait qu’est un pion qui s’y trouve, même sans savoir lequel c’est',
	'what it is for, in one line of at most 160 characters, to whoever writes a rule that looks into it':
		'à quoi cela sert, en une ligne de 160 caractères au plus, pour qui écrit une règle qui y regarde',
	'the word for a space': 'le mot pour une case',
	'the word for all spaces': 'le mot pour toutes les cases',
	'the name': 'le nom',
	'the word of the example in whose place comes the name of what is made':
		'le mot de l’exemple que remplace le nom de ce qui est fait',
	'a key, or the number of an item, from 0; in texts, `*` stands for every language':
		'une clé, ou le numéro d’un élément, à partir de 0 ; dans les textes, `*` vaut pour toutes les langues',
	'the text in this language': 'le texte dans cette langue',
	'an id, or ids joined by dots': 'un identifiant, ou plusieurs reliés par des points',
	'what it is called': 'son nom',
	'the same in fewer letters, for buttons and counters':
		'la même chose en moins de lettres, pour les boutons et les pions',
	'what several are called': 'son nom au pluriel',
	'what it does': 'ce que cela fait',
	'the question put to a player': 'la question posée à un joueur',
	'other words in which players ask for it, with commas between them; it is found by them and not called so':
		'd’autres mots par lesquels on le demande, séparés par des virgules ; on le trouve par eux sans qu’il s’appelle ainsi',
	'the line in the log': 'la ligne du journal',
	'a number or word, up to the first dot or slash':
		'un nombre ou un mot, jusqu’au premier point ou à la première barre',
	'the name of the variant': 'le nom de la variante',
	'the folder of the game': 'le dossier du jeu',
	'the edition; the base alone when not said': 'l’édition ; la base seule si rien n’est dit',
	'the procedure that is run at the beginning': 'la procédure exécutée au début',
	'the event that follows every roll; its `result` becomes that of the roll':
		'l’événement qui suit chaque lancer ; son `result` devient celui du lancer',
	'the kind of which this is a special case': 'la sorte dont ceci est un cas particulier',
	'the word for all pieces of this kind': 'le mot pour tous les pions de cette sorte',
	'an SVG of shapes, groups, colours and gradients, or a PNG or WebP as data:image/png;base64,…; at most 512 by 512 pixels and 48,000 bytes':
		'un SVG de formes, groupes, couleurs et dégradés, ou un PNG ou WebP sous la forme data:image/png;base64,… ; au plus 512 sur 512 pixels et 48 000 octets',
	'what kind of piece it is': 'de quelle sorte de pion il s’agit',
	'the face on the other side': 'la face de l’autre côté',
	'the piece of which this is the other side': 'le pion dont ceci est l’autre côté',
	'the picture: the name of an icon of the game-icons collection, or art/ and the name of one of `art:`':
		'l’image : le nom d’une image de la collection game-icons, ou art/ et le nom de l’une de `art:`',
	'the colour of the counter': 'la couleur du pion'
};
