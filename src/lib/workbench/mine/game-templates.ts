/** The small games from which new ones begin, as they were delivered. Only ever imported when asked for. */
import { gameTemplates } from '#lib/ruleset/templates/game-from-template.ts';

const bundle = import.meta.glob<string>('/templates/**/*.yaml', {
	query: '?raw',
	import: 'default',
	eager: true
});

export const deliveredTemplates = gameTemplates(
	new Map(Object.entries(bundle).map(([path, text]) => [path.replace('/templates/', ''), text]))
);
