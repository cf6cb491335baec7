import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
	{
		ignores: [
			'build/',
			'build-static/',
			'.svelte-kit/',
			'.cache/',
			'coverage/',
			'test-results/',
			'playwright-report/',
			'src/lib/language/generated/'
		]
	},
	// No comment in a file switches a rule off.
	{ linterOptions: { noInlineConfig: true } },
	js.configs.recommended,
	{
		files: ['**/*.ts', '**/*.svelte'],
		extends: [ts.configs.recommendedTypeChecked],
		languageOptions: {
			parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname }
		},
		rules: {
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-floating-promises': 'error',
			'@typescript-eslint/no-import-type-side-effects': 'error',
			'@typescript-eslint/no-misused-promises': [
				'error',
				{ checksVoidReturn: { attributes: false } }
			],
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_' }
			],
			'@typescript-eslint/restrict-template-expressions': [
				'error',
				{ allowNumber: true, allowBoolean: true }
			],
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true }
			]
		}
	},
	svelte.configs.recommended,
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: {
			parserOptions: {
				projectService: true,
				tsconfigRootDir: import.meta.dirname,
				extraFileExtensions: ['.svelte'],
				parser: ts.parser,
				svelteConfig
			}
		},
		rules: { 'prefer-const': 'off', 'svelte/prefer-const': 'error' }
	},
	{
		// The one place in a worker where text becomes code: printed out of numbers and our own words.
		files: ['src/workers/worker-code.ts'],
		rules: { '@typescript-eslint/no-implied-eval': 'off' }
	},
	prettier,
	svelte.configs.prettier,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: {
			// TypeScript knows better which names exist.
			'no-undef': 'off',
			eqeqeq: ['error', 'always'],
			'no-var': 'error',
			'object-shorthand': 'error'
		}
	}
);
