/** What the start page says about delivered variants was found out for exactly these files. */
import { describe, expect, it } from 'vitest';
import { contentHash } from '../../scripts/checked-variants.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { listVariants } from '#lib/ruleset/workspace/workspace.ts';
import { checkedVariant } from '#lib/workbench/start/checked.ts';

const workspace = workspaceOf();

describe.each(listVariants(workspace))('$id', (variant) => {
	it('was checked as it is now (else: npm run checks)', () => {
		expect(checkedVariant(variant.id)?.hash).toBe(contentHash(workspace.files, variant));
	});
});
