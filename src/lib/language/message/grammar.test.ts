import { describe, expect, test } from 'vitest';
import { grammarOf, nameForm } from './grammar.ts';

const form = (
	language: string,
	text: string,
	gender: string | null,
	wanted: string,
	written = {}
) =>
	nameForm(
		language,
		{ text, gender, written: (form) => (written as Record<string, string>)[form] ?? null },
		wanted
	);

describe('French', () => {
	test.each([
		['Anna', 'd’Anna', 'à Anna'],
		['Otto', 'd’Otto', 'à Otto'],
		['Hélène', 'd’Hélène', 'à Hélène'],
		['Élodie', 'd’Élodie', 'à Élodie'],
		['Yves', 'd’Yves', 'à Yves'],
		['Yann', 'de Yann', 'à Yann'],
		['Œdipe', 'd’Œdipe', 'à Œdipe'],
		['Ben', 'de Ben', 'à Ben'],
		['Leo', 'de Leo', 'à Leo'],
		['Les Dupont', 'de Les Dupont', 'à Les Dupont'],
		['anna', 'd’anna', 'à anna'],
		['3', 'de 3', 'à 3'],
		['', 'de ', 'à ']
	])('%s, as people are called', (name, of, to) => {
		expect(form('fr', name, null, 'of')).toBe(of);
		expect(form('fr', name, null, 'to')).toBe(to);
		expect(form('fr', name, null, 'the')).toBe(name);
	});

	test.each([
		['Village', 'masculine', 'le Village', 'du Village', 'au Village', 'un Village'],
		['Élan', 'masculine', 'l’Élan', 'de l’Élan', 'à l’Élan', 'un Élan'],
		['Forêt', 'feminine', 'la Forêt', 'de la Forêt', 'à la Forêt', 'une Forêt'],
		['Épée', 'feminine', 'l’Épée', 'de l’Épée', 'à l’Épée', 'une Épée'],
		['Elfes', 'masculine-plural', 'les Elfes', 'des Elfes', 'aux Elfes', 'des Elfes'],
		['Lianes', 'feminine-plural', 'les Lianes', 'des Lianes', 'aux Lianes', 'des Lianes']
	])('%s', (name, gender, ...forms) => {
		expect(['the', 'of', 'to', 'a'].map((asked) => form('fr', name, gender, asked))).toEqual(forms);
	});

	test('what is written comes first, and what follows from it', () => {
		const owl = { the: 'le Hibou' };
		expect(form('fr', 'Hibou', 'masculine', 'the', owl)).toBe('le Hibou');
		expect(form('fr', 'Hibou', 'masculine', 'of', owl)).toBe('du Hibou');
		expect(form('fr', 'Hibou', 'masculine', 'to', { to: 'vers le Hibou' })).toBe('vers le Hibou');
	});

	test('of several, feminine is what nobody else is in', () => {
		const together = (genders: (string | null)[]) => grammarOf('fr')!.together(genders);
		expect(together(['feminine', 'feminine-plural'])).toBe('feminine-plural');
		expect(together(['feminine', 'masculine'])).toBe('masculine-plural');
		expect(together(['feminine', null])).toBe('masculine-plural');
	});
});

describe('German', () => {
	const CASES = ['the', 'accusative', 'dative', 'genitive', 'of', 'to', 'in', 'into', 'a'];
	test.each([
		[
			'Wald',
			'masculine',
			'der Wald',
			'den Wald',
			'dem Wald',
			null,
			'vom Wald',
			'zum Wald',
			'im Wald',
			'in den Wald',
			'ein Wald'
		],
		[
			'Ebene',
			'feminine',
			'die Ebene',
			'die Ebene',
			'der Ebene',
			'der Ebene',
			'von der Ebene',
			'zur Ebene',
			'in der Ebene',
			'in die Ebene',
			'eine Ebene'
		],
		[
			'Meer',
			'neuter',
			'das Meer',
			'das Meer',
			'dem Meer',
			null,
			'vom Meer',
			'zum Meer',
			'im Meer',
			'ins Meer',
			'ein Meer'
		],
		[
			'Ranken',
			'plural',
			'die Ranken',
			'die Ranken',
			null,
			'der Ranken',
			null,
			null,
			null,
			'in die Ranken',
			'Ranken'
		],
		[
			'Anna',
			null,
			'Anna',
			'Anna',
			'Anna',
			'Annas',
			'von Anna',
			'zu Anna',
			'in Anna',
			'in Anna',
			'Anna'
		],
		[
			'Hans',
			null,
			'Hans',
			'Hans',
			'Hans',
			'Hans’',
			'von Hans',
			'zu Hans',
			'in Hans',
			'in Hans',
			'Hans'
		]
	])('%s', (name, gender, ...forms) => {
		expect(CASES.map((grammaticalCase) => form('de', name, gender, grammaticalCase))).toEqual(
			forms
		);
	});

	test('a noun that changes is written, and what follows from it', () => {
		const bear = { accusative: 'den Bären', dative: 'dem Bären' };
		expect(form('de', 'Bär', 'masculine', 'into', bear)).toBe('in den Bären');
		expect(form('de', 'Bär', 'masculine', 'of', bear)).toBe('vom Bären');
	});
});

describe('English', () => {
	test.each([
		['Ox', 'common', 'the Ox', 'an Ox', 'Ox’s'],
		['Wolf', 'common', 'the Wolf', 'a Wolf', 'Wolf’s'],
		['Elves', 'plural', 'the Elves', 'Elves', 'Elves’'],
		['James', null, 'James', 'James', 'James’s']
	])('%s', (name, gender, ...forms) => {
		expect(['the', 'a', 'possessive'].map((asked) => form('en', name, gender, asked))).toEqual(
			forms
		);
	});
});

test('a language that is not known has the forms that are written', () => {
	expect(grammarOf('nl')).toBeNull();
	expect(grammarOf('constructor')).toBeNull();
	expect(form('nl', 'Os', 'common', 'the')).toBeNull();
	expect(form('nl', 'Os', 'common', 'the', { the: 'de os' })).toBe('de os');
	expect(form('fr', 'Anna', null, 'genitive')).toBeNull();
});
