/** Where something stands in a text. Lines and columns are 1-based, offsets 0-based, `end` is exclusive. */
export interface Position {
	line: number;
	column: number;
	offset: number;
}

export interface SourceRange {
	/** Path as the author knows it: relative to the rulesets folder, or as given on the command line. */
	file: string;
	start: Position;
	end: Position;
}

export const FILE_START: Position = { line: 1, column: 1, offset: 0 };

/** Where to point for a file as a whole. */
export function fileStart(file: string): SourceRange {
	return { file, start: FILE_START, end: FILE_START };
}

/** The one begins in the other. */
export function within(inner: SourceRange, outer: SourceRange): boolean {
	return (
		inner.file === outer.file &&
		inner.start.offset >= outer.start.offset &&
		inner.start.offset <= outer.end.offset
	);
}
