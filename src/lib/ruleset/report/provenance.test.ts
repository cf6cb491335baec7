import { describe, expect, it } from 'vitest';
import { explainPath } from './provenance.ts';
import { change, composed } from '#lib/ruleset/testing/testing-layers.ts';

describe('where things come from', () => {
	const composition = composed({
		a: change('pieces.owl.size: { adjust: 1 }'),
		b: {
			header: '  after: [a]',
			says: 'change:\n  pieces.owl.size: { expect: 6, set: 9 }\n  pieces.crow: { remove: true, expect: present }'
		}
	});

	it('is known for every value, with all it replaced', () => {
		expect(explainPath(composition, 'pieces.owl.size')).toMatchObject({
			found: true,
			explanation: {
				text: '9',
				layer: 'b',
				place: { file: 'game/house-rules/b.yaml' },
				replaced: [
					{ layer: 'base', text: '5', range: { start: { line: 5 } } },
					{ layer: 'a', text: '6', range: { file: 'game/house-rules/a.yaml' } }
				]
			}
		});
	});

	it('is known for the parts of a block', () => {
		expect(explainPath(composition, 'pieces.owl')).toMatchObject({
			explanation: { layer: 'base', parts: [{ path: 'pieces.owl.size', layer: 'b', text: '9' }] }
		});
	});

	it('is known for what is gone', () => {
		expect(explainPath(composition, 'pieces.crow')).toMatchObject({
			found: false,
			removedBy: { layer: 'b', text: '{ kind: token, size: 1 }' }
		});
	});

	it('is told of steps with all steps inside of them, each by its path', () => {
		const rules = composed({
			a: {
				says: [
					'procedures:',
					'  watch:',
					'    params: { n: int }',
					'    do:',
					'      - { let: left, be: n }',
					'      - repeat: { while: left > 0 }',
					'        do:',
					'          - if: left > 2',
					'            then: [{ break: loop }]',
					'            else: [{ let: left, be: 0 }]'
				].join('\n')
			}
		});
		const told = (path: string) => {
			const explained = explainPath(rules, path);
			if (!explained.found) return null;
			const { text, steps } = explained.explanation;
			return [text, ...steps.map(({ depth, name, text: step }) => `${depth} ${name} ${step}`)];
		};
		expect(told('procedures.watch')).toEqual([
			'{ params: { n: int } }',
			'0 do.let-left { let: left, be: n }',
			'0 do.repeat-left { repeat: { while: left > 0 } }',
			'1 do.repeat-left.do.if-left { if: left > 2 }',
			'2 do.repeat-left.do.if-left.then.break-loop { break: loop }',
			'2 do.repeat-left.do.if-left.else.let-left { let: left, be: 0 }'
		]);
		expect(told('procedures.watch.do')?.slice(0, 2)).toEqual([
			'',
			'0 let-left { let: left, be: n }'
		]);
	});

	it('is not made up', () => {
		expect(explainPath(composition, 'pieces.jay')).toMatchObject({
			found: false,
			missing: 'jay',
			known: ['owl']
		});
	});
});
