/** What the page says about the folder in which one's own rules are kept besides the browser. */

export const folderEn = {
	keptInFolder: 'Your own rules are kept in this folder:',
	keptInBrowser: 'Your own rules are kept in this browser.',
	keptLocked: 'To be kept in this folder as soon as you open it:',
	keptPick: 'Keep them in a folder as well …',
	keptUnlock: 'Open the folder',
	keptForget: 'Keep them in this browser only',
	folderLocked:
		'The browser wants you to say again that your rules may be kept in the folder “{folder}”. What you write is kept in this browser meanwhile.',
	keptLooking: 'Looking for the folder …',
	keptWaits: 'The folder is not reached just now; what you write is in this browser.',
	keptApart: '{count, plural, one {A file in it is} other {# files in it are}} not taken',
	'folder.silent':
		'The folder with your rules is not reached: the program that serves this page does not answer.',
	'folder.gone': 'The folder with your rules is not there: it was deleted, renamed or moved.',
	'folder.full': 'There is no room left on the disk with the folder of your rules.',
	'folder.forbidden': 'The folder with your rules may not be read or written.',
	'folder.too-many': 'The folder with your rules holds more files than any rules have.',
	'folder.other': 'The folder with your rules cannot be used.',
	folderMeanwhile:
		'What you write is kept in this browser meanwhile, and goes into the folder as soon as it is there again.',
	folderNotIn: 'Kept in this browser, but not in the folder: {files}',
	'apart.shortcut': 'a shortcut to somewhere else',
	'apart.name': 'not a name that every computer can have',
	'apart.place': 'no place where rules are',
	'apart.twin': 'there is another file of this name in other capitals',
	'apart.too-large': 'too large',
	'apart.not-text': 'no text',
	folderBoth:
		'{count, plural, one {A file was} other {# files were}} changed both here and in the folder. Which text is to stay?',
	folderLook: 'Look at the two texts',
	folderBothTitle: 'Changed here and in the folder',
	folderBothText:
		'Since the page and the folder last agreed, both texts of {file} have changed. The one that you do not keep stays in the history of the file.',
	folderGoneThere: 'In the folder the file was deleted.',
	folderGoneHere: 'Here the file was deleted, or taken back to what was delivered.',
	folderDiff: 'What would change here with the text of the folder',
	folderKeepMine: 'Keep mine',
	folderTakeTheirs: 'Take the one in the folder',
	folderLater: 'Decide later',
	folderOf: 'File {at} of {of}',
	'step.folder': 'changed in the folder'
} as const;

type InFolder = Record<keyof typeof folderEn, string>;

export const folderDe: InFolder = {
	keptInFolder: 'Deine eigenen Regeln liegen in diesem Ordner:',
	keptInBrowser: 'Deine eigenen Regeln bewahrt dieser Browser auf.',
	keptLocked: 'Für diesen Ordner bestimmt, sobald du ihn öffnest:',
	keptPick: 'Auch in einem Ordner aufbewahren …',
	keptUnlock: 'Ordner öffnen',
	keptForget: 'Nur in diesem Browser aufbewahren',
	folderLocked:
		'Der Browser will noch einmal hören, dass deine Regeln im Ordner „{folder}“ liegen dürfen. Was du schreibst, bewahrt inzwischen dieser Browser auf.',
	keptLooking: 'Der Ordner wird gesucht …',
	keptWaits:
		'Der Ordner ist gerade nicht erreichbar; was du schreibst, ist in diesem Browser aufbewahrt.',
	keptApart:
		'{count, plural, one {Eine Datei darin wird} other {# Dateien darin werden}} nicht genommen',
	'folder.silent':
		'Der Ordner mit deinen Regeln ist nicht erreichbar: Das Programm, von dem diese Seite kommt, antwortet nicht.',
	'folder.gone':
		'Der Ordner mit deinen Regeln ist nicht da: Er wurde gelöscht, umbenannt oder verschoben.',
	'folder.full': 'Auf der Platte mit dem Ordner deiner Regeln ist kein Platz mehr.',
	'folder.forbidden': 'Der Ordner mit deinen Regeln darf nicht gelesen oder beschrieben werden.',
	'folder.too-many': 'Im Ordner mit deinen Regeln liegen mehr Dateien, als Regeln haben.',
	'folder.other': 'Der Ordner mit deinen Regeln lässt sich nicht benutzen.',
	folderMeanwhile:
		'Was du schreibst, bewahrt inzwischen dieser Browser auf. In den Ordner kommt es, sobald er wieder da ist.',
	folderNotIn: 'In diesem Browser aufbewahrt, aber nicht im Ordner: {files}',
	'apart.shortcut': 'eine Verknüpfung, die woandershin führt',
	'apart.name': 'kein Name, den jeder Computer haben kann',
	'apart.place': 'kein Platz für Regeln',
	'apart.twin': 'es gibt eine andere Datei dieses Namens, anders groß und klein geschrieben',
	'apart.too-large': 'zu groß',
	'apart.not-text': 'kein Text',
	folderBoth:
		'{count, plural, one {Eine Datei wurde} other {# Dateien wurden}} sowohl hier als auch im Ordner geändert. Welcher Text soll bleiben?',
	folderLook: 'Beide Texte ansehen',
	folderBothTitle: 'Hier und im Ordner geändert',
	folderBothText:
		'Seit Seite und Ordner zuletzt übereinstimmten, haben sich beide Texte von {file} geändert. Der, den du nicht behältst, bleibt im Verlauf der Datei.',
	folderGoneThere: 'Im Ordner wurde die Datei gelöscht.',
	folderGoneHere: 'Hier wurde die Datei gelöscht oder auf das Gelieferte zurückgesetzt.',
	folderDiff: 'Was sich hier mit dem Text des Ordners ändern würde',
	folderKeepMine: 'Meinen behalten',
	folderTakeTheirs: 'Den im Ordner nehmen',
	folderLater: 'Später entscheiden',
	folderOf: 'Datei {at} von {of}',
	'step.folder': 'im Ordner geändert'
};

export const folderFr: InFolder = {
	keptInFolder: 'Vos propres règles sont gardées dans ce dossier :',
	keptInBrowser: 'Vos propres règles sont gardées dans ce navigateur.',
	keptLocked: 'À garder dans ce dossier dès que vous l’ouvrirez :',
	keptPick: 'Les garder aussi dans un dossier …',
	keptUnlock: 'Ouvrir le dossier',
	keptForget: 'Les garder seulement dans ce navigateur',
	folderLocked:
		'Le navigateur veut que vous confirmiez que vos règles peuvent être gardées dans le dossier « {folder} ». En attendant, ce que vous écrivez est gardé dans ce navigateur.',
	keptLooking: 'Recherche du dossier …',
	keptWaits:
		'Le dossier n’est pas joignable en ce moment ; ce que vous écrivez est dans ce navigateur.',
	keptApart:
		'{count, plural, one {Un fichier n’en est pas repris} other {# fichiers n’en sont pas repris}}',
	'folder.silent':
		'Le dossier de vos règles n’est pas joignable : le programme qui fournit cette page ne répond pas.',
	'folder.gone': 'Le dossier de vos règles n’est plus là : il a été supprimé, renommé ou déplacé.',
	'folder.full': 'Il n’y a plus de place sur le disque du dossier de vos règles.',
	'folder.forbidden': 'Le dossier de vos règles ne peut être ni lu ni écrit.',
	'folder.too-many': 'Le dossier de vos règles contient plus de fichiers que n’en ont des règles.',
	'folder.other': 'Le dossier de vos règles ne peut pas être utilisé.',
	folderMeanwhile:
		'En attendant, ce que vous écrivez est gardé dans ce navigateur, et ira dans le dossier dès qu’il sera de nouveau là.',
	folderNotIn: 'Gardé dans ce navigateur, mais pas dans le dossier : {files}',
	'apart.shortcut': 'un raccourci vers un autre endroit',
	'apart.name': 'pas un nom que tout ordinateur accepte',
	'apart.place': 'pas un endroit pour des règles',
	'apart.twin': 'un autre fichier porte ce nom avec d’autres majuscules',
	'apart.too-large': 'trop grand',
	'apart.not-text': 'pas du texte',
	folderBoth:
		'{count, plural, one {Un fichier a été modifié} other {# fichiers ont été modifiés}} à la fois ici et dans le dossier. Quel texte doit rester ?',
	folderLook: 'Voir les deux textes',
	folderBothTitle: 'Modifié ici et dans le dossier',
	folderBothText:
		'Depuis que la page et le dossier étaient d’accord, les deux textes de {file} ont changé. Celui que vous ne gardez pas reste dans l’historique du fichier.',
	folderGoneThere: 'Dans le dossier, le fichier a été supprimé.',
	folderGoneHere: 'Ici, le fichier a été supprimé, ou ramené à ce qui a été livré.',
	folderDiff: 'Ce qui changerait ici avec le texte du dossier',
	folderKeepMine: 'Garder le mien',
	folderTakeTheirs: 'Prendre celui du dossier',
	folderLater: 'Décider plus tard',
	folderOf: 'Fichier {at} sur {of}',
	'step.folder': 'modifié dans le dossier'
};
