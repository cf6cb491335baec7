/** Faces are an enum of the language's own: what it is called, and where the names of its values stand. */

/** The word for their type, and the id of the enum. */
export const FACE = 'face';

/** Below which texts the names of the values of an enum stand. */
export function namesOfEnum(id: string): string {
	return id === FACE ? 'pieces' : `enums.${id}`;
}
