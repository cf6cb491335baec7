/** The part of JSON Schema (draft-07) that our schemas use, with the words of our own. */
export interface JsonSchema {
	$schema?: string;
	$id?: string;
	$ref?: string;
	title?: string;
	description?: string;
	examples?: unknown[];
	type?: string | string[];
	enum?: unknown[];
	const?: unknown;
	not?: JsonSchema;
	pattern?: string;
	minimum?: number;
	maximum?: number;
	properties?: Record<string, JsonSchema>;
	patternProperties?: Record<string, JsonSchema>;
	additionalProperties?: boolean | JsonSchema;
	propertyNames?: JsonSchema;
	required?: string[];
	dependencies?: Record<string, string[]>;
	minProperties?: number;
	items?: JsonSchema;
	minItems?: number;
	maxItems?: number;
	oneOf?: JsonSchema[];
	anyOf?: JsonSchema[];
	allOf?: JsonSchema[];
	if?: JsonSchema;
	then?: JsonSchema;
	else?: JsonSchema;
	definitions?: Record<string, JsonSchema>;
	/** A union whose branches each require a key of their own first; the key selects the branch. */
	'x-select-by-key'?: boolean;
	/** Exactly one (at most one) of these keys is there. */
	'x-exactly-one'?: string[];
	'x-at-most-one'?: string[];
	/** What is named here: sections of a game, or words such as `checkpoints` (`ruleset/writing/declared-names.ts`). */
	'x-names'?: string[];
	/** What the keys of a map name that the schema does not list. */
	'x-keys'?: string[];
	/** Words that mean something here beside what the shape says. */
	'x-words'?: string[];
}
