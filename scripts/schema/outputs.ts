/** Everything that follows from the schemas and the collection of icons, as paths in the project and contents. */
import { join } from 'node:path';
import { iconNames } from '../icon-names.ts';
import { bundle, readSchemas, type Definitions } from './bundle.ts';
import { referencePage } from './reference.ts';
import { validatorCode, VALIDATOR_TYPES } from './validators.ts';

const GENERATED = 'src/lib/language/generated';

export function outputs(project: string): Map<string, string> {
	const schemas = readSchemas(join(project, 'schemas'));
	const definitions = bundle(schemas);
	return new Map([
		[`${GENERATED}/validators.js`, validatorCode(definitions)],
		[`${GENERATED}/validators.d.ts`, VALIDATOR_TYPES],
		[`${GENERATED}/shapes.ts`, shapesModule(definitions)],
		[`${GENERATED}/icon-names.ts`, iconNames(project)],
		['docs/reference.md', referencePage(schemas, definitions)]
	]);
}

function shapesModule(definitions: Definitions): string {
	return `// Made by \`npm run prepare\` from schemas/*.schema.json. Do not edit.
import type { JsonSchema } from '#lib/language/json-schema.ts';

export const shapes: Record<string, JsonSchema> = ${JSON.stringify(definitions, null, '\t')};
`;
}
