/** Every template of every game: what comes of it works, in each variant that plays its game. */
import { describe, expect, it } from 'vitest';
import { findingText } from '../../src/cli/terminal/shown-findings.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileRole, MAKES, shapeOfRole } from '#lib/ruleset/layers/layer-files.ts';
import { madeOfTemplate } from '#lib/ruleset/templates/made-of-template.ts';
import { type Template, templatesOf } from '#lib/ruleset/templates/templates.ts';
import { inBothSizes } from '#lib/ruleset/workspace/check-ruleset.ts';
import { listGames, listVariants, loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { runSuite, suiteOf } from '#lib/scenario/suite.ts';

const LANGUAGES = ['de', 'en', 'fr'];
const { files } = workspaceOf();
/** They lay out a map of their own, and say so when another one comes. */
const OTHER_MAPS = ['two-player-duel', 'six-barons', 'everything-faidutti'];

/** The files, with what comes of a template for a variant, as somebody would make it. */
function madeIn(template: Template, game: string, variant: string, name = 'Our Own') {
	const path = `variants/${variant}.yaml`;
	const own = { path, text: files.get(path) ?? '' };
	const answers = template.places.map(({ value }) => value);
	const made = madeOfTemplate(template, game, own, { id: 'our-own', name, answers });
	if (!made) throw new Error(`nothing comes of ${template.id} in ${variant}`);
	return { made, files: new Map(files).set(made.path, made.text) };
}

const findingsOf = (now: Map<string, string>, variant: string, extra: string[] = []) =>
	inBothSizes((without) => {
		const rules = extra.map((path) => ({ path, text: now.get(path) ?? '' }));
		return loadVariant({ files: now }, variant, rules, { without });
	}).flatMap(({ diagnostics }) =>
		diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning')
	);

for (const game of listGames({ files })) {
	const variants = listVariants({ files }).filter((variant) => variant.game.id === game);

	describe.each(templatesOf(files, game))(`${game}: $id`, (template) => {
		it('speaks three languages', () => {
			const said = [template.name, template.about, ...template.places.map(({ ask }) => ask)];
			for (const words of said) expect(Object.keys(words).toSorted()).toEqual(LANGUAGES);
		});

		it('says what it makes in every language, under its new name', () => {
			const { made } = madeIn(template, game, variants[0]!.id, 'Something: new');
			expect(made.text).not.toContain(template.standsFor);
			if (template.makes === 'scenario') return;
			expect(made.text.split('Something: new').length - 1).toBe(LANGUAGES.length);
		});

		if (template.makes === 'scenario') {
			it('passes', () => {
				const { made, files: now } = madeIn(template, game, variants[0]!.id);
				const suite = suiteOf({ files: new Map([...now].filter(isNoTest(made.path))) }, game);
				const results = [...runSuite({ files: now }, game, suite)];
				expect(results.length).toBeGreaterThan(0);
				expect(results.flatMap(({ failures }) => failures.map(findingText))).toEqual([]);
			});
			return;
		}

		it.each(template.makes === 'variant' ? variants.slice(0, 1) : variants)(
			'has no findings in $id',
			({ id }) => {
				const { made, files: now } = madeIn(template, game, id);
				const shape = shapeOfRole(fileRole(made.path));
				const extra = template.makes === 'house-rule' ? [made.path] : [];
				const found = [
					...fileFindings(parseFile(made.path, made.text), shape),
					...findingsOf(now, template.makes === 'variant' ? 'our-own' : id, extra)
				];
				const others = OTHER_MAPS.includes(id) && template.id === 'map';
				if (others) expect(found.some(isError)).toBe(true);
				else expect(found.map(findingText)).toEqual([]);
			}
		);
	});
}

const isNoTest =
	(wanted: string) =>
	([path]: readonly [string, string]) =>
		fileRole(path).role !== 'scenario' || path === wanted;

it('there is one of every sort', () => {
	const all = templatesOf(files, 'kings-and-things');
	expect(new Set(all.map(({ makes }) => makes))).toEqual(new Set(MAKES));
	expect(all.map(({ id }) => id)).toEqual([
		'creature',
		'hero',
		'event',
		'special-income',
		'magic-item',
		'option',
		'house-rule',
		'map',
		'variant',
		'scenario'
	]);
});
