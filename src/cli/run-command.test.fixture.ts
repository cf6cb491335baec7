/** For tests: the command line as an author runs it, in a folder of its own. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.mjs', import.meta.url));

export interface Ran {
	code: number;
	out: string;
	err: string;
}

export function runIn(folder: string, ...args: string[]): Promise<Ran> {
	return new Promise((resolve) => {
		const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
		execFile(process.execPath, [MAIN, ...args], options, (error, out, err) => {
			resolve({ code: error === null ? 0 : Number(error.code), out, err });
		});
	});
}

export async function jsonIn<Data>(
	folder: string,
	...args: string[]
): Promise<{ code: number; data: Data }> {
	const { code, out } = await runIn(folder, ...args, '--json');
	return { code, data: JSON.parse(out) as Data };
}

/** What was found, without the time that any part of it took: no two runs take the same. */
export const timeless = <Data>(data: Data): Data =>
	JSON.parse(
		JSON.stringify(data, (key, value: unknown) => (key === 'seconds' ? undefined : value))
	) as Data;
