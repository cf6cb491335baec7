/** Asking for a folder, where the browser has that (File System Access); the types that TypeScript does not bring. */

interface Permission {
	queryPermission(wanted: { mode: 'readwrite' }): Promise<PermissionState>;
	requestPermission(wanted: { mode: 'readwrite' }): Promise<PermissionState>;
}

interface Picker {
	showDirectoryPicker(wanted: {
		id: string;
		mode: 'readwrite';
	}): Promise<FileSystemDirectoryHandle>;
}

const MODE = { mode: 'readwrite' } as const;

const hasPicker = (page: object): page is Picker => 'showDirectoryPicker' in page;

/** Whether this browser lets pages have a folder. */
export function canPick(): boolean {
	return hasPicker(globalThis);
}

/** null: nobody has chosen one. Only when somebody has just clicked. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | null> {
	const page: object = globalThis;
	if (!hasPicker(page)) return null;
	try {
		return await page.showDirectoryPicker({ id: 'thingsmith', ...MODE });
	} catch {
		return null;
	}
}

/** Whether the folder may be read and written without asking. */
export async function isOpen(handle: FileSystemDirectoryHandle): Promise<boolean> {
	return (await (handle as unknown as Permission).queryPermission(MODE)) === 'granted';
}

/** Asks for it. Only when somebody has just clicked. */
export async function askFor(handle: FileSystemDirectoryHandle): Promise<boolean> {
	return (await (handle as unknown as Permission).requestPermission(MODE)) === 'granted';
}
