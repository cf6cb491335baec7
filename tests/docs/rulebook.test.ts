/** The pages of the rulebooks have links that lead somewhere, and are complete: nothing unread, nothing without a clause, a rule and a scenario. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRulebooks, overlap, unread } from '../../scripts/rulebook/books.ts';
import { citedBy, defaultOf, evidenceOf, provedBy } from '../../scripts/rulebook/evidence.ts';
import { bookPage, chaptersOf } from '../../scripts/rulebook/page.ts';
import { definitionsOf, readProofs, rowsOf } from '../../scripts/rulebook/proofs.ts';
import { sampleOf } from '../../scripts/sample.mjs';
import { Provers } from '#lib/lab/mutation/provers.ts';
import { groupsOf } from '#lib/lab/mutation/run-mutants.ts';
import { Stages } from '#lib/scenario/suite.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';

const project = join(import.meta.dirname, '../..');
const all = readRulebooks(project);
const { game, books, elsewhere, rulings } = all;
const workspace = workspaceOf();
const evidence = evidenceOf(workspace, game);
const proofs = readProofs(project);
/** Headings, figures and stories between two statements take no more lines. */
const MOST_UNREAD = 20;

describe.each(books)('the book of $edition', (book) => {
	const { edition, statements, lines, readTo } = book;
	const listed = (of: typeof statements) => of.map(({ where, says }) => `L${where} ${says}`);

	it('is read from its first line to its last, in its order', () => {
		expect(unread(book).filter(([from, to]) => to - from >= MOST_UNREAD)).toEqual([]);
		const begins = statements.map(({ spans: [first] }) => first?.[0] ?? 0);
		const back = statements.filter((_, i) => begins[i]! < (begins[i - 1] ?? lines[0]));
		expect(listed(back)).toEqual([]);
		const beyond = statements.filter(({ spans }) => spans.some(([, to]) => to > readTo));
		expect(listed(beyond)).toEqual([]);
	});

	it('says of each statement that rules something what proves it, by names that exist', () => {
		const rows = rowsOf(book);
		const found = proofs[edition] ?? {};
		expect(Object.keys(found)).toEqual([...rows.keys()]);
		for (const [row, statement] of rows) {
			const { by, unnoticed } = found[row]!;
			const citing = provedBy(evidence, edition, statement.clauses).map(({ title }) => title);
			const unknown = [
				...by.filter((title) => !citing.includes(title)),
				...unnoticed.filter((rule) => !definitionsOf(statement).includes(rule))
			];
			expect({ row, unknown }).toEqual({ row, unknown: [] });
		}
	});

	it('is proved by scenarios that fail when its rules are broken: a few rows a day', () => {
		const proved = [...rowsOf(book)].filter(([row]) => proofs[edition]![row]!.by.length > 0);
		const rows = sampleOf(`proofs of ${edition}`, proved, 100).map(([row, statement]) => {
			const [first] = proofs[edition]![row]!.by;
			const scenario = provedBy(evidence, edition, statement.clauses).find(
				({ title }) => title === first
			)!;
			return { row, rules: definitionsOf(statement), scenario };
		});
		const scenarios = [...new Set(rows.map(({ scenario }) => scenario))];
		const suite = { editions: [edition], scenarios };
		const groups = groupsOf(new Stages(workspace, game), suite, edition);
		const asked = rows.flatMap(({ rules }) =>
			rules.map((rule) => [rule, new Set(scenarios)] as const)
		);
		const broken = [...new Provers(groups, new Map(asked)).run()];
		const unproved = rows.filter(
			({ rules, scenario }) =>
				!broken.some(
					(one) => one.failing.includes(scenario) && one.rules.some((rule) => rules.includes(rule))
				)
		);
		expect(unproved.map(({ row, scenario }) => `${row} by "${scenario.title}"`)).toEqual([]);
	}, 600_000);

	it('is a page whose links lead somewhere', () => {
		const page = bookPage(all, book, evidence, proofs);
		const targets = new Map(
			[...page.matchAll(/^\[([^\]]+)\]: (.+)$/gm)].map(([, label, to]) => [label!, to!])
		);
		const rows = page.split('\n').filter((line) => line.startsWith('| '));
		const used = rows.flatMap((row) => [...row.matchAll(/(?<!\\)\[([^\]]*[^\]\\])\](?![[(])/g)]);
		expect(used.length).toBeGreaterThan(statements.length);
		expect(used.map(([, label]) => label!).filter((label) => !targets.has(label))).toEqual([]);
		const leadsNowhere = ([, to]: [string, string]): boolean =>
			to.startsWith('#')
				? !page.includes(`<a id="${to.slice(1)}"></a>`)
				: !existsSync(join(project, 'docs/rulebook', to));
		expect([...targets].filter(leadsNowhere)).toEqual([]);
	});

	it('is in its chapters, whole', () => {
		const chapters = chaptersOf(book);
		expect(chapters.flatMap(([, part]) => part).length).toBe(statements.length);
	});

	it('has a clause, and a rule or an option, for whatever it rules', () => {
		const wanting = statements.filter(
			({ verdict, clauses, rules, options }) =>
				verdict !== 'none' && (clauses.length === 0 || rules.length + options.length === 0)
		);
		// What differs may wait for its clause; its note says what is to be done.
		expect(listed(wanting.filter(({ verdict, note }) => verdict !== 'differs' || !note))).toEqual(
			[]
		);
	});

	it('names the option that decides, where one does', () => {
		const unnamed = statements.filter(
			({ verdict, options }) => verdict === 'option' && options.length === 0
		);
		expect(listed(unnamed)).toEqual([]);
	});

	it('is cited by rules and proved by scenarios, clause by clause', () => {
		const clauses = [...new Set(statements.flatMap((statement) => statement.clauses))];
		const wanted = [...evidence.clauses.values()].filter(
			({ id, outOfScope }) => clauses.includes(id) && outOfScope === null
		);
		// Rules of the base know no clause of an edition: there the reading alone names the rule.
		const uncited = wanted.filter(
			({ id, layer }) => layer !== edition && citedBy(evidence, edition, id).length === 0
		);
		expect(uncited.map(({ id }) => id)).toEqual([]);
		const unproved = wanted.filter(({ id }) => provedBy(evidence, edition, [id]).length === 0);
		expect(unproved.map(({ id }) => id)).toEqual([]);
	});

	it.skipIf(readTo < lines[1])('has every clause that only this edition has', () => {
		const said = new Set(statements.flatMap(({ clauses }) => clauses));
		const own = [...evidence.clauses.values()].filter(({ layer }) => layer === edition);
		expect(own.map(({ id }) => id).filter((id) => !said.has(id))).toEqual([]);
	});

	it('has a statement where a ruling says there is one', () => {
		const astray = rulings.filter(({ lines }) =>
			(lines.get(edition) ?? []).some(
				(span) => span[1] <= readTo && !statements.some(({ spans }) => overlap([span], spans))
			)
		);
		expect(astray.map(({ id }) => id)).toEqual([]);
	});
});

describe('the list', () => {
	const whole = books.filter(({ lines, readTo }) => readTo === lines[1]);

	it('has no clause that is in no book', () => {
		const said = new Set(
			books.flatMap(({ statements }) => statements.flatMap((statement) => statement.clauses))
		);
		const known = ['base', ...whole.map(({ edition }) => edition)];
		const lost = [...evidence.clauses.values()].filter(
			({ id, layer }) => known.includes(layer) && !said.has(id) && !elsewhere.has(id)
		);
		expect(lost.map(({ id }) => id)).toEqual([]);
	});

	it('has a scenario for every value of an option that decides a sentence', () => {
		const options = new Set(
			books.flatMap(({ statements }) => statements.flatMap((statement) => statement.options))
		);
		const isPlayed = (option: string, value: string): boolean =>
			books.some(({ edition }) => defaultOf(evidence, edition, option) === value) ||
			evidence.scenarios.some((scenario) => scenario.options[option] === value);
		const idle = [...options].flatMap((option) =>
			(evidence.choices.get(option) ?? [])
				.filter((value) => !isPlayed(option, value))
				.map((value) => `${option}: ${value}`)
		);
		expect(idle).toEqual([]);
	});

	it('has the rulings that rules and readings speak of, each once', () => {
		const ids = rulings.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		const options = rulings.flatMap((ruling) => ruling.options);
		expect(options.filter((id) => !evidence.defaults.has(id))).toEqual([]);
		const texts = [...workspace.files].filter(([path]) => path.startsWith(`${game}/`));
		const notes = books.flatMap(({ statements }) => statements.map(({ note }) => note ?? ''));
		const named = [...texts.map(([, text]) => text), ...notes].join('\n').match(/\b[RT]-\d\d\b/g);
		expect([...new Set(named)].filter((id) => !ids.includes(id)).sort()).toEqual([]);
	});
});
