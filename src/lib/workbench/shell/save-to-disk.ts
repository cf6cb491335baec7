/** Hands a piece of data to the browser as a file. */
export function saveToDisk(name: string, content: unknown): void {
	save(name, JSON.stringify(content), 'application/json');
}

/** Hands a rule file to the browser as it is. */
export function saveText(name: string, text: string): void {
	save(name, text, 'application/yaml');
}

/** Hands a table to the browser, for a spreadsheet. */
export function saveTable(name: string, csv: string): void {
	// Without the mark some spreadsheets take it for something else than UTF-8.
	save(name, `\uFEFF${csv}`, 'text/csv');
}

/** Hands what is told of a game to the browser. */
export function saveMarkdown(name: string, text: string): void {
	save(name, text, 'text/markdown');
}

/** Hands a page to the browser that stands by itself. */
export function saveHtml(name: string, text: string): void {
	save(name, text, 'text/html');
}

/** Hands several files in one to the browser. */
export function saveZip(name: string, bytes: Uint8Array<ArrayBuffer>): void {
	save(name, bytes, 'application/zip');
}

/** Hands a document for the printer to the browser. */
export function savePdf(name: string, bytes: Uint8Array<ArrayBuffer>): void {
	save(name, bytes, 'application/pdf');
}

function save(name: string, content: BlobPart, type: string): void {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
