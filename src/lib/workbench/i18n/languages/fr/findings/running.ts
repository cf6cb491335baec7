/** What stops a game that runs, and why an answer, a record or other rules cannot be taken. */
export const runningFr: Readonly<Record<string, string>> = {
	'nobody is asked: {0}': 'personne n’est interrogé\u202f: {0}',
	'nobody is asked {0}': '{0} n’est demandé à personne',
	'nobody is offered {0}': '{0} n’est proposé à personne',
	'no answer is legal: {0}': 'aucune réponse n’est permise\u202f: {0}',
	'{0} is no answer: {1}': '{0} n’est pas une réponse\u202f: {1}',
	'{0} ({1}) does not hold: {2}': '{0} ({1}) n’est pas vrai\u202f: {2}',
	'{0} ({1}) does not hold: {2}; not for {3}':
		'{0} ({1}) n’est pas vrai\u202f: {2}\u202f; pas pour {3}',
	'a saved and loaded game went another way':
		'une partie enregistrée puis reprise s’est déroulée autrement',
	'taking everything back did not restore the beginning':
		'une fois tout annulé, le début n’était plus le même',
	numbers: 'nombres',
	'{0} {1} are too many at once (the limit is {2})': '{0} {1} à la fois, c’est trop ({2} au plus)',
	'cannot set a field of none': 'ce qui n’existe pas n’a aucun champ à fixer',
	'cannot move a piece to none': 'l’endroit où le pion doit aller n’existe pas',
	'cannot swap with none': 'ce avec quoi échanger n’existe pas',
	'cannot draw from or to none': 'l’endroit d’où ou vers lequel tirer n’existe pas',
	'the rules call each other without end': 'les règles s’appellent sans fin les unes les autres',
	'there is no checkpoint "{0}" to go back to: the rule that sets it is over, or has not come to it':
		'il n’y a pas de repère «\u202f{0}\u202f» où revenir\u202f: la règle qui le pose est finie, ou n’y est pas encore',
	'the rules do not come to an end': 'les règles n’en finissent pas',
	'the rules look at too many things at once': 'les règles regardent trop de choses à la fois',
	'more than {0} answers would have to be listed': 'il faudrait énumérer plus de {0} réponses',
	'the answer does not say whose it is': 'la réponse ne dit pas de qui elle vient',
	'the answer of {0}, {1}, is not legal here': 'la réponse de {0}, {1}, n’est pas permise ici',
	'there is no seat {0}': 'il n’y a pas de place {0}',
	'{0} is not asked here': 'rien n’est demandé à {0} ici',
	'seat {0} is not asked now': 'rien n’est demandé maintenant à la place {0}',
	'a number from {0} to {1} is asked for': 'un nombre de {0} à {1} est demandé',
	'{0} is not among the legal answers': '{0} n’est pas une des réponses permises',
	'{0} to {1} are to be chosen': 'il faut en choisir de {0} à {1}',
	'exactly one answer is asked for': 'une seule réponse est demandée',
	'{0} cannot be done now': '{0} n’est pas possible maintenant',
	'its position is a memory image of an older version that these rules cannot read':
		'sa position est l’image mémoire d’une version antérieure que ces règles ne savent pas lire',
	'the position after it differs from the record':
		'la position qui suit n’est pas celle de l’enregistrement',
	'the record has checkpoints that the game does not reach':
		'l’enregistrement a des points de contrôle que la partie n’atteint pas',
	'the position at the end differs from the record':
		'la position finale n’est pas celle de l’enregistrement',
	'these rules have errors': 'ces règles ont des erreurs',
	'the number of players is another one': 'le nombre de joueurs est différent',
	'the map has other spaces': 'la carte a d’autres cases',
	'there are other zones': 'il y a d’autres emplacements',
	'counters were added or taken away; that takes effect in a new game':
		'des pions ont été ajoutés ou retirés\u202f; cela vaut pour une nouvelle partie',
	'{0}.{1} (new)': '{0}.{1} (nouveau)',
	'{0}.{1} (removed)': '{0}.{1} (retiré)',
	'{0} no longer exists': '{0} n’existe plus',
	'the values of {0} have changed': 'les valeurs de {0} ont changé',
	'the rule {0} is running and no longer exists': 'la règle {0} est en cours et n’existe plus',
	'the rule {0} is running just now and its steps have changed':
		'la règle {0} est en cours et ses étapes ont changé',
	'The engine did not answer and was started again.': 'Le moteur n’a pas répondu et a été relancé.',
	'game {0} broke off after {1} answers: {2}':
		'La partie {0} s’est interrompue après {1} réponses\u202f: {2}',
	'seat {0} wins {1} % of the games ({2} to {3}); {4} % would be fair':
		'La place {0} gagne {1}\u00a0% des parties ({2} à {3})\u202f; {4}\u00a0% seraient équitables',
	'game {0} took {1} rounds; half of the games take {2} at most':
		'La partie {0} a duré {1} tours\u202f; la moitié des parties en dure {2} au plus',
	'of the seats with {0}, {1} % won; by chance it would be {2} %':
		'Parmi les places ayant {0}, {1}\u00a0% ont gagné\u202f; par hasard ce serait {2}\u00a0%'
};
