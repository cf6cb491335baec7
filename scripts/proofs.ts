/**
 * `npm run proofs`: breaks every rule that a statement of a rulebook names, plays the scenarios that cite its clauses, and writes
 * which of them fail (docs/rulebook/proofs.yaml). Takes half an hour; `-- --edition <id>` tries one edition, `-- --only <text>`
 * the statements whose lines, clauses or rules contain the text, `-- --open` those that are not proved or of which a rule is not
 * missed; the others stay as they are.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { workspaceOf } from '../src/cli/sources/open-variant.ts';
import { progress } from '../src/cli/terminal/terminal.ts';
import { root } from './bootstrap.mjs';
import { readRulebooks } from './rulebook/books.ts';
import { evidenceOf } from './rulebook/evidence.ts';
import {
	pathOf,
	type Proof,
	proofOf,
	type Proofs,
	readProofs,
	rowsOf,
	trialsOf,
	writtenProofs
} from './rulebook/proofs.ts';

const { values } = parseArgs({
	options: {
		edition: { type: 'string', default: '' },
		only: { type: 'string', default: '' },
		open: { type: 'boolean', default: false }
	}
});

const isOpen = (proof: Proof | undefined): boolean =>
	proof === undefined || proof.by.length === 0 || proof.unnoticed.length > 0;

const workspace = workspaceOf();
const { game, books } = readRulebooks(root);
const evidence = evidenceOf(workspace, game);
const before = readProofs(root);
const proofs: Proofs = {};
for (const book of books) {
	const { edition } = book;
	const known = before[edition] ?? {};
	const rows = [...rowsOf(book)];
	const asked = rows.filter(
		([row, { clauses, rules }]) =>
			edition.includes(values.edition) &&
			(!values.open || isOpen(known[row])) &&
			[row, ...clauses, ...rules].some((part) => part.includes(values.only))
	);
	const trials = trialsOf(workspace, evidence, { game, edition }, asked, (size) =>
		progress(edition, size)
	);
	const found = new Map(
		asked.map(([row, statement]) => [row, proofOf(statement, edition, evidence, trials)])
	);
	proofs[edition] = Object.fromEntries(
		rows.flatMap(([row]) => {
			const proof = found.get(row) ?? known[row];
			return proof === undefined ? [] : [[row, proof]];
		})
	);
}
writeFileSync(pathOf(root), writtenProofs(proofs));
