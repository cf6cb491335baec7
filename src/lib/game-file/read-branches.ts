/** The branches of a saved game: their form is the schema's, what they say of each other is checked here. */
import { type Said, say } from '#lib/language/said.ts';
import { wrongMoment } from './wrong-moment.ts';
import { type Data, isData } from './data.ts';
import type { Branch, GameFile } from './game-file.ts';

/** A course without a position that is null, as its shape wants it; anything else as it is. */
export function withoutNullPosition(course: unknown): unknown {
	if (!isData(course) || course['position'] !== null) return course;
	const { position: _, ...rest } = course;
	return rest;
}

/** The same for the courses of branches; nothing where there are none. */
export function branchesToCheck(branches: unknown): Data {
	if (!Array.isArray(branches)) return branches === undefined ? {} : { branches };
	const checked = branches.map((branch: unknown) => {
		if (!isData(branch) || !isData(branch['line'])) return branch;
		const { line } = branch;
		return { ...branch, line: { ...line, course: withoutNullPosition(line['course']) } };
	});
	return { branches: checked };
}

/** Of data that has the right form. */
export function branchesOf(branches: unknown): Branch[] {
	return ((branches as Branch[] | undefined) ?? []).map((branch) => {
		const { line } = branch;
		if (!line) return branch;
		const position = line.course.position ?? null;
		return { ...branch, line: { ...line, course: { ...line.course, position } } };
	});
}

/** The first one that cannot be, and why. */
export function wrongBranch({ branches, setup }: GameFile): { at: number; said: Said } | null {
	for (const [at, branch] of branches.entries()) {
		const said = wrongWith(branch, at, setup.seats.length);
		if (said !== null) return { at, said };
	}
	const onTable = branches.filter(({ line }) => line === undefined).length;
	if (branches.length === 0 || onTable === 1) return null;
	return {
		at: 0,
		said: say`save/one-on-table: One branch is on the table and has no course of its own; here ${onTable} are`
	};
}

function wrongWith({ from, line }: Branch, at: number, seats: number): Said | null {
	if ((from === undefined) !== (at === 0))
		return say`save/first-branch: The first branch leaves no other one, and every other does`;
	if (from !== undefined && from.branch >= at)
		return say`save/branch-leaves: A branch leaves one that stands before it`;
	if (line === undefined) return null;
	if (line.setup.seats.length !== seats)
		return say`save/seats-of-branches: All branches have the seats of the game`;
	return wrongMoment(line.course)?.said ?? null;
}
