/**
 * The rules server behind the Language Server Protocol. It answers a question from the text as it stands in the editor; what an
 * edit means for the rules is found out when no newer edit waits, and all else is checked while nothing else is to do.
 */
import {
	type CodeAction,
	type CodeActionParams,
	type Command,
	type CompletionList,
	type Connection,
	type DidChangeWatchedFilesParams,
	type InitializeParams,
	type InitializeResult,
	InsertTextFormat,
	type Location,
	type Range,
	ResponseError,
	LSPErrorCodes,
	type SemanticTokens,
	TextDocuments,
	TextDocumentSyncKind,
	type TextDocumentPositionParams,
	type TextEdit,
	type WorkspaceEdit
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { fileURLToPath } from 'node:url';
import { formatted } from '#lib/language/editing/format.ts';
import { inEnglish } from '#lib/language/said.ts';
import type { FileFindings, Finding } from '#lib/rules-server/findings-for-editors.ts';
import { type Answers, questionOf, RulesHost } from '#lib/rules-server/RulesHost.ts';
import { gameFolders } from '#lib/ruleset/layers/layer-files.ts';
import type { OpenFile, Renaming, Show } from '#lib/rules-server/rules-server.ts';
import { TOKEN_TYPES } from '#lib/rules-server/token-types.ts';
import { EditorFiles } from './EditorFiles.ts';

/** Edits of so many files are each found out by themselves, those of more together: each takes as long as all. */
const FEW = 8;

const MAKE_SCENARIO = 'Write a scenario for this rule';

/** `given`: the folder of rules; null: the one that the editor says. */
export function serveEditor(connection: Connection, given: string | null): void {
	const documents = new TextDocuments(TextDocument);
	let service: Service | null = null;
	/** Whether the editor reads the range of a completion once for all items. */
	let isShort = false;
	/** Whether it lets places be filled in. */
	let fillsIn = false;
	/** Whether it asks for a scenario when that is chosen, and makes a file for it. */
	let makesFiles = false;
	/** Of paragraphs of the rulebook. */
	let language = 'en';
	connection.onInitialize((params) => {
		language = params.locale?.slice(0, 2) ?? 'en';
		const { completion } = params.capabilities.textDocument ?? {};
		isShort = completion?.completionList?.itemDefaults?.includes('editRange') ?? false;
		const { codeAction } = params.capabilities.textDocument ?? {};
		const { workspaceEdit } = params.capabilities.workspace ?? {};
		makesFiles =
			(codeAction?.resolveSupport?.properties.includes('edit') ?? false) &&
			(workspaceEdit?.resourceOperations?.includes('create') ?? false);
		fillsIn = completion?.completionItem?.snippetSupport ?? false;
		service = new Service(connection, documents, new EditorFiles(given ?? folderOf(params)));
		return CAPABILITIES;
	});
	const open = (): Service => {
		if (service === null) throw new ResponseError(LSPErrorCodes.RequestFailed, 'not initialised');
		return service;
	};
	documents.onDidChangeContent(({ document }) =>
		service?.changed(document.uri, document.getText())
	);
	documents.onDidClose(({ document: { uri } }) => service?.reread(uri));
	connection.onDidChangeWatchedFiles(({ changes }: DidChangeWatchedFilesParams) => {
		for (const { uri } of changes) if (documents.get(uri) === undefined) service?.reread(uri);
	});
	connection.onCompletion((params) => {
		const list = open().at(params, (host, file) => host.complete(file, params.position, null));
		const known = list && (fillsIn ? list : withoutPlaces(list));
		return known && !isShort ? inFull(known) : known;
	});
	connection.onHover((params) =>
		open().at(params, (host, file) => {
			const found = host.hover(file, params.position, null, language);
			return found && { contents: found.contents, ...(found.range && { range: found.range }) };
		})
	);
	connection.onSignatureHelp((params) =>
		open().at(params, (host, file) => host.signature(file, params.position, null))
	);
	connection.onCodeLens(
		(params) =>
			open().at(params, (host, file) =>
				host.lenses(file, null).map(({ range, command }) => ({
					range,
					...(command && { command: open().shown(command) })
				}))
			) ?? []
	);
	connection.languages.inlayHint.on(
		(params) =>
			open().at(params, (host, file) =>
				host
					.hints(file, null)
					.filter(({ position: { line } }) => isIn(params.range, line))
					.map(({ data: _data, ...hint }) => hint)
			) ?? []
	);
	connection.onDocumentLinks(
		(params) =>
			open().at(params, (host, file) =>
				host.links(file, null).map(({ range, target = '' }) => {
					const [path = '', line = ''] = target.split('#');
					return { range, target: `${open().uriOf(path)}#${line}` };
				})
			) ?? []
	);
	connection.onSelectionRanges(
		(params) => open().at(params, (host, file) => host.selections(file, params.positions)) ?? []
	);
	connection.onFoldingRanges((params) => open().at(params, (host, file) => host.folds(file)) ?? []);
	connection.onDocumentFormatting(async (params) => {
		const text = open().at(params, (_host, file) => file.text);
		const better = text && (await formatted(text));
		if (!better || better === text) return [];
		const end = { line: text.split('\n').length, character: 0 };
		return [{ range: { start: { line: 0, character: 0 }, end }, newText: better }];
	});
	connection.onDefinition((params) =>
		open().places(params, (host, file) => host.definition(file, params.position, null))
	);
	connection.onReferences((params) =>
		open().places(params, (host, file) => host.references(file, params.position, null))
	);
	connection.onPrepareRename((params) =>
		open().at(params, (host, file) => host.renamable(file, params.position, null))
	);
	connection.onRenameRequest((params) => open().renamed(params, params.newName));
	connection.onDocumentSymbol(
		(params) => open().at(params, (host, file) => host.outline(file)) ?? []
	);
	connection.onWorkspaceSymbol(({ query }) => open().symbols(query));
	connection.onCodeAction((params) => [
		...open().actions(params),
		...(makesFiles ? open().scenarioActions(params) : [])
	]);
	connection.onCodeActionResolve((action) => open().withScenario(action));
	// Ours alone: the variant whose board an editor can open beside a file.
	connection.onRequest(
		'thingsmith/variant',
		(params: Pick<TextDocumentPositionParams, 'textDocument'>) =>
			open().at(params, (host, file) => host.variantWith(file))
	);
	connection.languages.semanticTokens.on(
		(params): SemanticTokens => open().at(params, (host, file) => host.tokens(file)) ?? { data: [] }
	);
	documents.listen(connection);
	connection.listen();
}

/** For editors in which nothing can be filled in. */
function withoutPlaces({ items, ...list }: CompletionList): CompletionList {
	return {
		...list,
		items: items.map(({ insertTextFormat, data, ...item }) =>
			insertTextFormat === InsertTextFormat.Snippet
				? { ...item, textEditText: data as string }
				: { ...item, ...(insertTextFormat && { insertTextFormat }) }
		)
	};
}

/** For editors that want a range with each item. */
function inFull({ isIncomplete, items, itemDefaults }: CompletionList): CompletionList {
	const range = itemDefaults?.editRange;
	if (range === undefined || !('start' in range)) return { isIncomplete, items };
	return {
		isIncomplete,
		items: items.map(({ textEditText, ...item }) => ({
			...item,
			textEdit: { range, newText: textEditText ?? item.label }
		}))
	};
}

const CAPABILITIES: InitializeResult = {
	serverInfo: { name: 'thingsmith' },
	capabilities: {
		textDocumentSync: TextDocumentSyncKind.Incremental,
		completionProvider: { triggerCharacters: ['.', '(', ' '] },
		hoverProvider: true,
		definitionProvider: true,
		referencesProvider: true,
		renameProvider: { prepareProvider: true },
		signatureHelpProvider: { triggerCharacters: ['(', ','] },
		codeLensProvider: {},
		inlayHintProvider: true,
		documentLinkProvider: {},
		selectionRangeProvider: true,
		foldingRangeProvider: true,
		documentFormattingProvider: true,
		documentSymbolProvider: true,
		workspaceSymbolProvider: true,
		codeActionProvider: { codeActionKinds: ['quickfix', 'refactor'], resolveProvider: true },
		semanticTokensProvider: {
			legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [] },
			full: true
		}
	}
};

/** The first folder that is open, else where the command was run. */
function folderOf({
	workspaceFolders,
	rootUri
}: InitializeParams & { rootUri?: string | null }): string {
	const uri = workspaceFolders?.[0]?.uri ?? rootUri;
	return uri?.startsWith('file:') === true ? fileURLToPath(uri) : process.cwd();
}

class Service {
	readonly #connection: Connection;
	readonly #documents: TextDocuments<TextDocument>;
	readonly #files: EditorFiles;
	readonly #host: RulesHost;
	/** What editors were told last, by file; an empty list takes it back. */
	#told = new Map<string, readonly Finding[]>();
	/** Edits of which nobody has found out what they mean. */
	readonly #waiting = new Map<string, string | null>();
	/** What is done when nothing else is to do. */
	#next: NodeJS.Immediate | undefined;

	constructor(connection: Connection, documents: TextDocuments<TextDocument>, files: EditorFiles) {
		this.#connection = connection;
		this.#documents = documents;
		this.#files = files;
		// What comes with the workbench is sound, and nobody here mends it.
		const sound = gameFolders(Object.keys(files.delivered)).map((game) => [
			questionOf('findingsIn', game),
			'[]'
		]);
		this.#host = new RulesHost(files.delivered).knowing(Object.fromEntries(sound) as Answers);
		this.#host.open(files.own);
		this.#goOn();
	}

	/** null: the file is gone. */
	changed(uri: string, text: string | null): void {
		const path = this.#files.pathOf(uri, text ?? '');
		if (path === null) return;
		this.#waiting.set(path, text);
		this.#goOn();
	}

	/** A file that no editor has open says what it says on disk. */
	reread(uri: string): void {
		this.changed(uri, this.#files.onDisk(uri));
	}

	/** Asks about an open file; null: it is none of rules. */
	at<A>(
		{ textDocument }: Pick<TextDocumentPositionParams, 'textDocument'>,
		ask: (host: RulesHost, file: OpenFile) => A
	): A | null {
		const text = this.#documents.get(textDocument.uri)?.getText();
		const path = text === undefined ? null : this.#files.pathOf(textDocument.uri, text);
		if (text === undefined || path === null) return null;
		this.#catchUp();
		return ask(this.#host, { path, text });
	}

	places(
		params: TextDocumentPositionParams,
		ask: (host: RulesHost, file: OpenFile) => Location[]
	): Location[] {
		return (this.at(params, ask) ?? []).map((place) => this.#placed(place));
	}

	uriOf(path: string): string {
		return this.#files.uriOf(path);
	}

	/** A command that shows places, with files as editors call them. */
	shown({ arguments: given = [], ...command }: Command): Command {
		const [path, position, places] = given as Parameters<Show>;
		const shown = places.map((place) => this.#placed(place));
		return { ...command, arguments: [this.uriOf(path), position, shown] };
	}

	#placed(place: Location): Location {
		return { ...place, uri: this.uriOf(place.uri) };
	}

	renamed(params: TextDocumentPositionParams, to: string): WorkspaceEdit | null {
		const made = this.at(params, (host, file) => host.rename(file, params.position, to, null));
		if (made === null) return null;
		if (!made.ok) throw new ResponseError(LSPErrorCodes.RequestFailed, whyNot(made));
		return this.#edit({
			changes: Object.fromEntries(made.files.map(({ path, edits }) => [path, edits]))
		});
	}

	symbols(words: string) {
		this.#catchUp();
		return this.#host
			.symbols(words, null)
			.things.map(({ name, kind, containerName, location }) => ({
				...{ name, kind, containerName },
				location: { ...location, uri: this.#files.uriOf(location.uri) }
			}));
	}

	/** The ways out of what is wrong in some lines, and what else can be done there. */
	actions(params: CodeActionParams): CodeAction[] {
		const { textDocument, range } = params;
		const path = this.#files.pathOf(
			textDocument.uri,
			this.#documents.get(textDocument.uri)?.getText() ?? ''
		);
		const told = (path === null ? undefined : this.#told.get(path)) ?? [];
		const fixes = told
			.filter(({ range: where }) => overlaps(where, range))
			.flatMap((finding) =>
				finding.data.fixes.map(({ title, kind, isPreferred, edit }) => ({
					...{ title, kind, isPreferred, diagnostics: [sent(finding, this.#files)] },
					edit: this.#edit(edit)
				}))
			);
		const more = this.at(params, (host, file) => host.rewrites(file, range, told, null)) ?? [];
		return [
			...fixes,
			...more.map(({ title, kind, edit }) => ({ title, kind, edit: this.#edit(edit) }))
		];
	}

	/** Making one takes a while: it is made when somebody chooses it. */
	scenarioActions({ textDocument, range: { start } }: CodeActionParams): CodeAction[] {
		const place: TextDocumentPositionParams = { textDocument, position: start };
		const isRule = this.at(place, (host, file) => host.declaresRule(file, start, null)) ?? false;
		return isRule ? [{ title: MAKE_SCENARIO, kind: 'refactor', data: place }] : [];
	}

	/** With the file that it makes, or goes on. */
	withScenario(action: CodeAction): CodeAction {
		const place = action.data as TextDocumentPositionParams;
		const made = this.at(place, (host, file) => host.scenarioFor(file, place.position, null));
		if (made === null)
			throw new ResponseError(LSPErrorCodes.RequestFailed, 'the rules do not hold as they stand');
		const uri = this.#files.newUriOf(made.path);
		const before = this.#documents.get(uri)?.getText() ?? made.before ?? '';
		const end = { line: before.split('\n').length, character: 0 };
		const edits = [{ range: { start: { line: 0, character: 0 }, end }, newText: made.text }];
		const textDocument = { uri, version: null };
		return {
			...action,
			edit: {
				documentChanges: [
					...(made.before === null
						? [{ kind: 'create' as const, uri, options: { ignoreIfExists: true } }]
						: []),
					{ textDocument, edits }
				]
			}
		};
	}

	#edit({ changes }: { changes: Record<string, TextEdit[]> }): WorkspaceEdit {
		return {
			changes: Object.fromEntries(
				Object.entries(changes).map(([file, edits]) => [this.#files.uriOf(file), edits])
			)
		};
	}

	/** Questions are about the files as they are: what waits is laid over them first, and found out later. */
	#catchUp(): void {
		for (const [path, text] of this.#waiting) this.#host.lay(path, text);
	}

	/** One thing after the other, and whatever an editor has said meanwhile is heard first: a message comes with each round. */
	#goOn(): void {
		clearImmediate(this.#next);
		this.#next = setImmediate(() => {
			this.#next = setImmediate(() => this.#work());
		});
	}

	#work(): void {
		if (this.#waiting.size > FEW) {
			this.#catchUp();
			this.#waiting.clear();
		}
		const [next] = this.#waiting;
		if (next === undefined) {
			const found = this.#host.check();
			if (found === null) this.#goOn();
			else this.#publishAll(found);
			return;
		}
		const [path, text] = next;
		this.#waiting.delete(path);
		this.#publish(this.#host.change(path, text, null).findings, path);
		this.#goOn();
	}

	/** Of everything: what is not found any more is taken back. */
	#publishAll(found: readonly FileFindings[]): void {
		const named = new Map(found.map(({ uri, diagnostics }) => [uri, diagnostics]));
		for (const path of new Set([...this.#told.keys(), ...named.keys()]))
			this.#tell(path, named.get(path) ?? []);
	}

	/** Of the rules around one file. */
	#publish(found: readonly FileFindings[], path: string): void {
		if (!found.some(({ uri }) => uri === path)) this.#tell(path, []);
		for (const { uri, diagnostics } of found) this.#tell(uri, diagnostics);
	}

	#tell(path: string, findings: readonly Finding[]): void {
		const before = this.#told.get(path) ?? [];
		if (findings.length > 0) this.#told.set(path, findings);
		else this.#told.delete(path);
		if (JSON.stringify(before) === JSON.stringify(findings)) return;
		void this.#connection.sendDiagnostics({
			uri: this.#files.uriOf(path),
			diagnostics: findings.map((finding) => sent(finding, this.#files))
		});
	}
}

function overlaps(a: Range, b: Range): boolean {
	return a.start.line <= b.end.line && b.start.line <= a.end.line;
}

function isIn({ start, end }: Range, line: number): boolean {
	return start.line <= line && line <= end.line;
}

/** Without what only our page reads. */
function sent({ data: _data, relatedInformation, ...finding }: Finding, files: EditorFiles) {
	return {
		...finding,
		relatedInformation: relatedInformation.map(({ location, message }) => ({
			location: { ...location, uri: files.uriOf(location.uri) },
			message
		}))
	};
}

function whyNot(renaming: Exclude<Renaming, { ok: true }>): string {
	switch (renaming.why) {
		case 'no-id':
			return 'a name has small letters, digits and hyphens only, and begins with a letter';
		case 'no-name':
			return 'nothing here has a name of its own';
		case 'delivered':
			return `${renaming.path} names it as well, and comes with the workbench: change a copy of the rules`;
		case 'breaks':
			return `the rules would not hold: ${inEnglish(renaming.said)}`;
	}
}
