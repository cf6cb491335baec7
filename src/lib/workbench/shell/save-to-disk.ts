/** Hands a piece of data to the browser as a file. */
export function saveToDisk(name: string, content: unknown): void {
	const url = URL.createObjectURL(
		new Blob([JSON.stringify(content)], { type: 'application/json' })
	);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
