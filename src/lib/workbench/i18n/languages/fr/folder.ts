/** What the page says about the folder in which one's own rules are kept besides the browser. */
import type { folderEn } from '../en/folder.ts';

export const folderFr: Record<keyof typeof folderEn, string> = {
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
