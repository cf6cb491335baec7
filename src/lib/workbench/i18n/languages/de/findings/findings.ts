import type { FindingBook } from '../../language-book.ts';
import expression from './expression.json' with { type: 'json' };
import file from './file.json' with { type: 'json' };
import lab from './lab.json' with { type: 'json' };
import layer from './layer.json' with { type: 'json' };
import meaning from './meaning.json' with { type: 'json' };
import play from './play.json' with { type: 'json' };
import position from './position.json' with { type: 'json' };
import rule from './rule.json' with { type: 'json' };
import save from './save.json' with { type: 'json' };
import scenario from './scenario.json' with { type: 'json' };
import schema from './schema.json' with { type: 'json' };
import text from './text.json' with { type: 'json' };
import word from './word.json' with { type: 'json' };

export const findings: FindingBook = {
	...expression,
	...file,
	...lab,
	...layer,
	...meaning,
	...play,
	...position,
	...rule,
	...save,
	...scenario,
	...schema,
	...text,
	...word
};
