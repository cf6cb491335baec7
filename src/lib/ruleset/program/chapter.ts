/** The chapter of the rulebook to which a clause's `section` belongs: `11.2.1` to `11`, `annex 1 / P4` to `annex 1`. */
export function chapterOf(section: string): string {
	return /^[^./]*/.exec(section)?.[0].trim() ?? '';
}
