import type { Messages } from '../en/messages.ts';
import type { LanguageBook } from '../language-book.ts';
import shell from './shell.json' with { type: 'json' };
import start from './start.json' with { type: 'json' };
import table from './table/table.json' with { type: 'json' };
import happening from './table/happening.json' with { type: 'json' };
import paper from './table/paper.json' with { type: 'json' };
import setting from './table/setting.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import editor from './editor.json' with { type: 'json' };
import desk from './desk.json' with { type: 'json' };
import owning from './owning.json' with { type: 'json' };
import sharing from './sharing.json' with { type: 'json' };
import laboratory from './laboratory.json' with { type: 'json' };
import proving from './proving.json' with { type: 'json' };
import system from './system.json' with { type: 'json' };

/** All of them: a missing one is a type error. */
const messages: Messages = {
	...shell,
	...start,
	...table,
	...happening,
	...paper,
	...setting,
	...rules,
	...editor,
	...desk,
	...owning,
	...sharing,
	...laboratory,
	...proving
};

export const book: LanguageBook = {
	messages,
	system,
	findings: async () => (await import('./findings/findings.ts')).findings
};
