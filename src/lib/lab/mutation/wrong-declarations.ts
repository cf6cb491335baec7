/** What can be wrong with what is declared and not done: a printed number, a start, who sees it, a kind, the map. */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type {
	FaceDef,
	FieldDef,
	Program,
	Visibility,
	ZoneDef
} from '#lib/ruleset/program/program.ts';
import type { Mutant } from './mutants.ts';

type Path = Mutant['path'];
type Wrong = (what: string, path: Path, put: unknown) => void;

/** All mutants of declarations, in the order of the program. */
export function declarationMutants(program: Program): Mutant[] {
	const mutants: Mutant[] = [];
	const of =
		(rule: string, { cite, source = -1 }: { cite: string[]; source?: number }): Wrong =>
		(what, path, put) =>
			mutants.push({ rule, cite, source, what: `${rule}: ${what}`, path, put });
	program.faces.forEach((face, i) => ofFace(program, face, i, of(`pieces.${face.id}`, face)));
	program.kinds.forEach((kind, i) => ofKind(program, i, of(`kinds.${kind.id}`, kind)));
	program.zones.forEach((zone, i) => ofZone(zone, i, of(`zones.${zone.id}`, zone)));
	for (const [table, fields] of Object.entries(program.fields))
		fields.forEach((field, i) =>
			ofField(
				field,
				['fields', table, i],
				of(`fields.${tableOf(program, table)}.${field.id}`, field)
			)
		);
	program.invariants.forEach((invariant, i) =>
		of(`invariants.${invariant.id}`, invariant)('turned round', ['invariants', i, 'expr'], {
			op: 'not',
			of: invariant.expr
		})
	);
	program.actions.forEach((action, i) =>
		action.params.forEach(({ id, from }, n) => {
			const path = kindIn(from, ['actions', i, 'params', n, 'from']);
			if (path !== null) of(`actions.${action.id}`, action)(`any piece as ${id}`, path, 0);
		})
	);
	ofMap(program, of('map', { cite: [] }));
	return mutants;
}

/** Values in which no part can be wrong by itself: the whole is. `known`: rules that have mutants. */
export function plainValueMutants(program: Program, known: ReadonlySet<string>): Mutant[] {
	return program.values.flatMap(({ id, type, is, set, cite, source }, i) => {
		const rule = `values.${id}`;
		if (known.has(rule)) return [];
		const wrong = (what: string, key: 'is' | 'set', put: ExprIR | SetIR): Mutant => ({
			...{ rule, cite, source, what: `${rule}: ${what}` },
			...{ path: ['values', i, key], put }
		});
		if (set !== null) return [wrong('always empty', 'set', { set: 'without', a: set, b: set })];
		if (is === null) return [];
		const one: ExprIR = { op: 'const', value: 1 };
		const sum = (a: ExprIR): ExprIR => ({ op: 'binary', operator: '+', a, b: one });
		if (type.t === 'int') return [wrong('one more', 'is', sum(is))];
		if (type.t !== 'bool') return [wrong('always none', 'is', { op: 'const', value: -1 })];
		return [
			wrong('always true', 'is', one),
			wrong('always false', 'is', { op: 'const', value: 0 })
		];
	});
}

/** Where it says of which kind the pieces are that an action may be about. */
function kindIn(set: SetIR, path: Path): Path | null {
	if (set.set === 'pieces' && set.kind !== 0) return [...path, 'kind'];
	return set.set === 'where' ? kindIn(set.of, [...path, 'of']) : null;
}

/** As rule files name it: spaces have a word of their own. */
const tableOf = ({ map }: Program, table: string): string =>
	table === 'space' ? map.space : table;

function ofFace({ attributes, pieces }: Program, face: FaceDef, i: number, wrong: Wrong): void {
	for (const [n, { id, type }] of attributes.entries()) {
		const value = face.attributes[n] ?? 0;
		const path = ['faces', i, 'attributes', n];
		if (type.t === 'bool') wrong(`${id} turned round`, path, 1 - value);
		else if (type.t === 'enum') wrong(`another ${id}`, path, value === 0 ? 1 : 0);
		else if (type.t === 'int') wrong(`${id} ${value} -> ${value + 1}`, path, value + 1);
	}
	const copy = pieces.findLastIndex((piece) => piece.face === i);
	if (copy === -1) return;
	const { start } = pieces[copy]!;
	wrong('one fewer', ['pieces', copy, 'face'], i === 0 ? 1 : 0);
	wrong('one begins elsewhere', ['pieces', copy, 'start'], start === 0 ? 1 : 0);
}

/** Nothing is of this kind any more, only of the one above; or it lies elsewhere when the game begins. */
function ofKind({ kinds, faces, pieces }: Program, kind: number, wrong: Wrong): void {
	const { parent } = kinds[kind]!;
	if (parent === -1) return;
	const within = (candidate: number): boolean =>
		candidate !== -1 && (candidate === kind || within(kinds[candidate]!.parent));
	wrong(
		'begins elsewhere',
		['pieces'],
		pieces.map((piece) =>
			within(faces[piece.face]!.kind) ? { ...piece, start: piece.start === 0 ? 1 : 0 } : piece
		)
	);
	wrong(
		'as the kind above',
		['faces'],
		faces.map((face) => (within(face.kind) ? { ...face, kind: parent } : face))
	);
}

const other = ({ to }: { to: Visibility['to'] | 'piece-expr' }): Visibility => ({
	to: to === 'all' ? 'none' : 'all'
});

function ofZone({ sees, count }: ZoneDef, i: number, wrong: Wrong): void {
	wrong(`seen by ${other(sees).to}`, ['zones', i, 'sees'], other(sees));
	wrong(`counted by ${other(count).to}`, ['zones', i, 'count'], other(count));
}

function ofField({ type, start, set, visible }: FieldDef, path: Path, wrong: Wrong): void {
	wrong(`seen by ${other(visible).to}`, [...path, 'visible'], other(visible));
	if (set !== undefined) return;
	if (type.t === 'bool') wrong('begins the other way', [...path, 'start'], 1 - start);
	if (type.t === 'int') wrong(`${start} -> ${start + 1}`, [...path, 'start'], start + 1);
}

function ofMap({ map }: Program, wrong: Wrong): void {
	map.marks.forEach(({ id, values }, i) =>
		wrong(
			`mark ${id} elsewhere`,
			['map', 'marks', i, 'values'],
			values.map((_, n) => values.at(n - 1))
		)
	);
	wrong(
		'without neighbours',
		['map', 'neighbours'],
		map.neighbours.map(() => [])
	);
}
