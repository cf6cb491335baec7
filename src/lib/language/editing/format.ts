/** A rule file laid out evenly: indentation, spaces and quotes. Comments, order and words stay as their author wrote them. */
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';

/** null: it is no YAML, as the findings of the file say. */
export async function formatted(text: string): Promise<string | null> {
	try {
		return await format(text, {
			parser: 'yaml',
			plugins: [yaml],
			printWidth: 100,
			singleQuote: true
		});
	} catch {
		return null;
	}
}
