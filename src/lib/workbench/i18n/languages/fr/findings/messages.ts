/** Ce qui est trouvé dans les textes à compléter (`language/message/read-message.ts`). */
export const messagesFr: Readonly<Record<string, string>> = {
	'Numbers are written as the language does anyway: {0}':
		'Les nombres s’écrivent de toute façon comme la langue le veut : {0}',
	'An offset is not used here: count what is to be counted':
		'Il n’y a pas d’« offset » ici : on compte ce qui est à compter',
	'"{0}" is no form of a plural: zero, one, two, few, many, other, =0':
		'« {0} » n’est pas une forme de pluriel : zero, one, two, few, many, other, =0',
	'A plural with the form "other" alone says nothing: {0}':
		'Un pluriel qui n’a que la forme « other » ne dit rien : {0}',
	'The brace that opens here is not closed': 'L’accolade ouverte ici n’est pas fermée',
	'Between braces stands the name of what is put in':
		'Entre les accolades vient le nom de ce qui est inséré',
	'After the comma stands "plural", "selectordinal" or "select"':
		'Après la virgule vient « plural », « selectordinal » ou « select »',
	'The form "other" is missing: it stands for all that the others do not cover':
		'Il manque la forme « other » : elle vaut pour tout ce que les autres ne couvrent pas',
	'A form stands here twice': 'Une forme figure deux fois ici',
	'Forms are written with their texts in braces, one after the other: {0}':
		'Les formes s’écrivent l’une après l’autre, leurs textes entre accolades : {0}',
	'A form of a name is put in and decides nothing: {0}':
		'Une forme d’un nom s’insère et ne décide de rien : {0}',
	'"{0}" is no gender of this language: {1}{2}':
		'« {0} » n’est pas un genre de cette langue : {1}{2}',
	'"{0}" is no form of a name in this language: {1}{2}':
		'« {0} » n’est pas une forme de nom dans cette langue : {1}{2}',
	'"{0}" is no name and has no forms': '« {0} » n’est pas un nom et n’a pas de formes',
	'Leave the form out': 'Enlever la forme',
	'asked for here': 'demandé ici',
	'Add "{0}"': 'Ajouter « {0} »',
	'A text asks for the form "{0}" of this name: write it, or the gender of the name, beside it':
		'Un texte demande la forme « {0} » de ce nom : écrivez-la à côté, ou le genre du nom'
};
