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
