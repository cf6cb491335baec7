/** The scenarios that were delivered with the games. Large, and seldom wanted: only ever imported when asked for. */
const bundle = import.meta.glob<string>('/rulesets/*/tests/**/*.yaml', {
	query: '?raw',
	import: 'default',
	eager: true
});

export const deliveredScenarios = new Map(
	Object.entries(bundle).map(([path, text]) => [path.replace('/rulesets/', ''), text])
);
