/** What is different between a file and what an upgrade makes of it, line by line. */

export interface ChangedLine {
	/** In the new text. */
	line: number;
	/** null for a line that is new. */
	before: string | null;
	after: string;
}

/** An upgrade replaces parts of lines, and puts new ones between them; none goes. */
export function changedLines(before: string, after: string): ChangedLine[] {
	const [old, now] = [before.split('\n'), after.split('\n')];
	const changed: ChangedLine[] = [];
	let added = now.length - old.length;
	let at = 0;
	now.forEach((line, i) => {
		const was = old[at];
		const isNew = /^\s+for: /.test(line) || now.slice(i + 1, i + 1 + added).includes(was ?? '');
		if (added > 0 && line !== was && isNew) {
			changed.push({ line: i + 1, before: null, after: line });
			added--;
			return;
		}
		if (line !== was) changed.push({ line: i + 1, before: was ?? null, after: line });
		at++;
	});
	return changed;
}
