/** How much is said at once: about a file, and in one finding. Whatever shows findings gets them from here. */
import { type Diagnostic, finding, isError } from './diagnostic.ts';
import { say } from './said.ts';

/** Findings about one file; nobody reads more before mending some. */
export const MOST_FINDINGS = 100;

/** Stands for findings about the same file that are not shown. */
export interface FurtherFindings extends Diagnostic {
	code: 'file/further';
	/** At least so many. */
	count: number;
}

export function isFurther(diagnostic: Diagnostic): diagnostic is FurtherFindings {
	return diagnostic.code === 'file/further' && 'count' in diagnostic;
}

/**
 * The same findings, of every file at most MOST_FINDINGS: errors rather than warnings, and the first ones of each. One
 * more, behind the last of its file, says how many were left out, here or by an earlier limit.
 */
export function limited(findings: readonly Diagnostic[]): Diagnostic[] {
	const kept = new Set<Diagnostic>();
	const furtherAfter = new Map<Diagnostic, FurtherFindings>();
	for (const all of byFile(findings).values()) {
		const before = all.filter(isFurther).reduce((sum, { count }) => sum + count, 0);
		const own = all.filter((finding) => !isFurther(finding));
		const first = new Set(bySeverity(own).slice(0, MOST_FINDINGS));
		for (const finding of first) kept.add(finding);
		const last = own.findLast((finding) => first.has(finding));
		const count = own.length - first.size + before;
		if (last && count > 0) furtherAfter.set(last, furtherFindings(last, count));
	}
	return findings.flatMap((finding) => {
		if (!kept.has(finding)) return [];
		const further = furtherAfter.get(finding);
		return further ? [finding, further] : [finding];
	});
}

function byFile(findings: readonly Diagnostic[]): Map<string, Diagnostic[]> {
	const files = new Map<string, Diagnostic[]>();
	for (const finding of findings) {
		const own = files.get(finding.range.file);
		if (own) own.push(finding);
		else files.set(finding.range.file, [finding]);
	}
	return files;
}

function bySeverity(findings: readonly Diagnostic[]): Diagnostic[] {
	const errors = findings.filter(isError);
	const warnings = findings.filter(({ severity }) => severity === 'warning');
	const others = findings.filter(({ severity }) => severity === 'info');
	const known = findings.filter(({ severity }) => severity === 'acknowledged');
	return [...errors, ...warnings, ...others, ...known];
}

/** Beside the last finding that is shown. */
export function furtherFindings(last: Diagnostic, count: number): FurtherFindings {
	const { range, severity } = last;
	const message = say`file/further-findings: At least ${count} more findings about this file are not shown: mend the first ${MOST_FINDINGS}`;
	return {
		...finding('file/further', { range }, message, { severity }),
		code: 'file/further',
		count
	};
}
