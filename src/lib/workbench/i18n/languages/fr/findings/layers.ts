/** What is wrong with layers and with what they do to each other. */
export const layersFr: Readonly<Record<string, string>> = {
	'This is no picture: write an SVG, or a PNG or WebP as data:image/png;base64,… (the window in which icons are chosen makes one of any picture)':
		'Ce n’est pas une image : écrivez un SVG, ou un PNG ou WebP sous la forme data:image/png;base64,… (la fenêtre où l’on choisit les images en fait un de toute image)',
	'This file holds more than one still picture: choose it in the window in which icons are chosen, which writes the picture alone':
		'Ce fichier contient plus d’une image fixe : choisissez-le dans la fenêtre des images, qui n’écrit que l’image',
	'This picture is too large: {0} bytes and {1} by {2} pixels are the limit, {3} characters of an SVG':
		'Cette image est trop grande : la limite est {0} octets et {1} sur {2} pixels, ou {3} caractères pour un SVG',
	'A picture cannot have {0}: only shapes, groups, colours and gradients are drawn':
		'Une image ne peut pas avoir {0} : seuls formes, groupes, couleurs et dégradés sont dessinés',
	'this is what is left': 'voici ce qui reste',
	'defines it': 'le définit',
	'sets it': 'le fixe',
	'removes it': 'le retire',
	'adjusts it': 'l’ajuste',
	'wraps it': 'l’enveloppe',
	'inserts before it': 'insère avant',
	'inserts after it': 'insère après',
	'each {0} in its own way': 'chacune {0} à sa façon',
	'one {0}, the other {1}': 'l’une {0}, l’autre {1}',
	'Let "{0}" stand at {1}': 'Garder « {0} » à {1}',
	'Apply "{0}" after "{1}"': 'Appliquer « {0} » après « {1} »',
	'"{0}" and "{1}" both touch {2}: {3}, and nothing says which comes first; order them with `after:`, leave one out, or settle it with `resolve:` in the variant':
		'« {0} » et « {1} » touchent {2} : {3}, et rien ne dit laquelle passe d’abord ; ordonnez-les avec `after:`, retirez-en une, ou tranchez avec `resolve:` dans la variante',
	'"{0}" and "{1}" both define {2}, each in its own way; names of {3} are the same for all layers: rename one, leave one of the layers out, or settle it with `resolve:` in the variant':
		'« {0} » et « {1} » définissent {2}, chacune à sa façon ; les noms de {3} sont les mêmes pour toutes les couches : renommez-en un, retirez une des couches, ou tranchez avec `resolve:` dans la variante',
	'"{0}" cannot have fields{1}': '« {0} » ne peut pas avoir de champs{1}',
	': only {0}': ' : seulement {0}',
	'{0} is expected in the words of an earlier version: {1}':
		'{0} est attendu dans les mots d’une ancienne version : {1}',
	'{0}, which this layer changes already: join the two':
		'{0}, ce que cette couche change déjà : réunissez les deux',
	'{0}, and this layer changes {1} already: join the two':
		'{0}, et cette couche change déjà {1} : réunissez les deux',
	option: 'option',
	'The option "{0}" is a whole number from {1} to {2}, not "{3}"':
		'L’option « {0} » est un nombre entier de {1} à {2}, et non « {3} »',
	'"{0}" is not a value of the option "{1}" ({2})':
		'« {0} » n’est pas une valeur de l’option « {1} » ({2})',
	'Adding 0 changes nothing': 'Ajouter 0 ne change rien',
	'The text has to contain `it`, which stands for what was there before':
		'Le texte doit contenir `it`, qui représente ce qui était là avant',
	'{0} is {1} already: this changes nothing': '{0} vaut déjà {1} : cela ne change rien',
	'{0} is {1}: there is no number to add to':
		'{0} vaut {1} : il n’y a pas de nombre auquel ajouter',
	'{0} is a block, not a value; say which part of it, such as {1}':
		'{0} est un bloc, pas une valeur ; dites quelle partie, par exemple {1}',
	'What stands there speaks of the value "{0}" of "{1}"; other layers have one of this name too: rename one of them':
		'Ce qui est là parle de la valeur « {0} » de « {1} » ; d’autres couches en ont une de ce nom : renommez l’une d’elles',
	'a map': 'des clés',
	'There is no "{0}" in {1}{2}': 'Pas de « {0} » dans {1}{2}',
	'{0} is {1}: {2} cannot be added to it': '{0} est : {1} ; on ne peut pas y ajouter : {2}',
	'There is nothing to {0}': 'Il n’y a rien pour `{0}`',
	'the value {0}': 'la valeur {0}',
	'{0} is not in {1}{2}': '{0} n’est pas dans {1}{2}',
	'"{0}" is in {1} already': '« {0} » est déjà dans {1}',
	'"{0}" put it here': '« {0} » l’a mis ici',
	'{0} is not a list: remove it with `remove: true`':
		'{0} n’est pas une liste : retirez-le avec `remove: true`',
	'Say what is replaced: `expect: {0}`': 'Dites ce qui est remplacé : `expect: {0}`',
	'"{0}" says {1} here': '« {0} » dit {1} ici',
	'{0} is expected to be {1}, but it is {2}': '{0} devrait valoir {1}, mais vaut {2}',
	'; there is {0}': ' ; il y a {0}',
	'; there is {0} and {1} more': ' ; il y a {0} et {1} de plus',
	'Expect {0}': 'Attendre {0}',
	'`present` is for blocks and for what is removed; write the old text: expect: {0}':
		'`present` est pour les blocs et pour ce qui est retiré ; écrivez l’ancien texte : expect: {0}',
	'There is no "{0}" to change{1}': 'Pas de « {0} » à changer{1}',
	'There is no "{0}" in {1} to change{2}': 'Pas de « {0} » à changer dans {1}{2}',
	'defined here': 'défini ici',
	'"{0}" is defined by "{1}" already; to alter it, write it under `change:`':
		'« {0} » est déjà défini par « {1} » ; pour le changer, écrivez-le sous `change:`',
	'"{0}" can only settle what layers before it say: write `after: [{1}]` in its header':
		'« {0} » ne peut trancher que ce que disent les couches d’avant : écrivez `after: [{1}]` dans son en-tête',
	'There is no conflict about {0}': 'Pas de conflit sur {0}',
	'There is no conflict about {0}: only {1} has a say':
		'Pas de conflit sur {0} : seul {1} en parle',
	'"{0}" says nothing about {1}; it is between {2}':
		'« {0} » ne dit rien sur {1} ; c’est entre {2}',
	'This layer is for the game "{0}", and says that it was written for "{1}"{2}':
		'Cette couche est pour le jeu « {0} », et dit avoir été écrite pour « {1} »{2}',
	'This layer was written for version {0} of "{1}", and this is version {2}: what it changes may not be there yet':
		'Cette couche a été écrite pour la version {0} de « {1} », et ceci est la version {2} : ce qu’elle change n’y est peut-être pas encore',
	'this is the other one': 'voici l’autre',
	layer: 'couche',
	'There is a layer "{0}" already: give this one another id':
		'Il y a déjà une couche « {0} » : donnez un autre identifiant à celle-ci',
	'"{0}" needs the layer "{1}", which is not chosen{2}':
		'« {0} » a besoin de la couche « {1} », qui n’est pas choisie{2}',
	'"{0}" and "{1}" cannot be used together{2}': '« {0} » et « {1} » ne vont pas ensemble{2}',
	'"{0}" and "{1}" had better not be used together{2}':
		'Mieux vaut ne pas utiliser ensemble « {0} » et « {1} »{2}',
	'"{0}" is this layer': '« {0} » est cette couche',
	'"{0}" ({1}) cannot come after "{2}" ({3}): layers apply in the order {4}':
		'« {0} » ({1}) ne peut pas venir après « {2} » ({3}) : les couches s’appliquent dans l’ordre {4}',
	'"{0}" and "{1}" each want to come after the other':
		'« {0} » et « {1} » veulent chacune venir après l’autre',
	'The place of this file says {0} "{1}", the header says "{2}"{3}':
		'L’endroit de ce fichier dit {0} « {1} », l’en-tête dit « {2} »{3}',
	'The layer "{0}" has a header already': 'La couche « {0} » a déjà un en-tête',
	'This layer is for the game "{0}", not for "{1}"':
		'Cette couche est pour le jeu « {0} », et non pour « {1} »',
	'"{0}" is defined twice in the layer "{1}"':
		'« {0} » est défini deux fois dans la couche « {1} »',
	'moved here': 'déplacé ici',
	'There is no {0} now{1}': '{0} n’existe pas maintenant{1}',
	'{0} comes back to itself: it has not moved': '{0} revient à lui-même : il ne s’est pas déplacé',
	'{0} is still there: nobody is sent on from it, and an old address is not used again':
		'{0} est encore là : on n’est pas renvoyé de là vers ailleurs, et une ancienne adresse ne ressert pas',
	'{0} went in version {1} already': '{0} est déjà parti dans la version {1}',
	'This is version {0} of the game: what moves in version {1} has not moved yet (`game: { version: {2} }`)':
		"Ceci est la version {0} du jeu : ce qui se déplace dans la version {1} ne s’est pas encore déplacé (`game: '{' version: {2} '}'`)",
	'{0} was removed in version {1}: {2}': '{0} a été retiré dans la version {1} : {2}',
	'{0} moved in version {1}: it is now {2}':
		'{0} a été déplacé dans la version {1} : c’est maintenant {2}',
	'acknowledged: {0}': 'accepté : {0}',
	'"{0}" does not occur at {1} (any more): leave this out':
		'« {0} » ne se présente pas (ou plus) à {1} : retirez ceci',
	'There is no "{0}" in {1}: nothing is acknowledged here{2}':
		'Pas de « {0} » dans {1} : rien n’est accepté ici{2}',
	'{0} is still needed: it cannot be removed alone':
		'{0} sert encore : on ne peut pas le retirer seul',
	'With "{0}" the game has an error: {1}': 'Avec « {0} », le jeu a une erreur : {1}',
	'; in `wrap`, `it` is the old expression, also behind `where`: name the element, as in any(x in SET: x is ...)':
		' ; dans `wrap`, `it` est l’ancienne expression, aussi derrière `where` : nommez l’élément, comme dans any(x in SET: x is ...)',
	'; in `wrap`, the old expression is `(it)`: before a dot it needs the parentheses':
		' ; dans `wrap`, l’ancienne expression est `(it)` : devant un point il lui faut les parenthèses',
	'{0}; "{1}" removes {2}': '{0} ; « {1} » retire {2}',
	'"{0}" removes it here': '« {0} » le retire ici',
	'"{0}" says something about {1} here': '« {0} » dit quelque chose sur {1} ici',
	'Nothing reads this file: rules are in <game>/base, editions, house-rules, text, maps, tests or trials, in templates/<name>, and in variants':
		"Rien ne lit ce fichier : les règles sont dans '<'game'>'/base, editions, house-rules, text, maps, tests ou trials, dans templates/'<'name'>', et dans variants",
	variant: 'variante'
};
