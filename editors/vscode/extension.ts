/** Thingsmith in VS Code: its language server for YAML files, and the board of the game that a file belongs to. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import * as vscode from 'vscode';
import { LanguageClient, type Location, type Position } from 'vscode-languageclient/node';

const COMMAND_LINE = 'src/cli/main.mjs';
/** VS Code's own browser. The page may not stand in a frame, so no panel of an extension can show it. */
const BROWSER = 'workbench.action.browser.open';

interface Running {
	project: string;
	client: LanguageClient;
}

let running: Running | null = null;

export async function activate({ subscriptions }: vscode.ExtensionContext): Promise<void> {
	const files = vscode.workspace.createFileSystemWatcher('**/*.{yaml,yml}');
	subscriptions.push(
		files,
		vscode.commands.registerCommand('thingsmith.openBoard', () => openBoard(files)),
		vscode.commands.registerCommand('thingsmith.show', showPlaces),
		vscode.workspace.onDidChangeConfiguration((change) => {
			if (change.affectsConfiguration('thingsmith.project')) void start(files);
		})
	);
	await start(files);
}

/** Milliseconds. A server that is busy with a long answer on a slow machine stops later, and is not broken. */
const LONGEST_STOP = 60_000;

export async function deactivate(): Promise<void> {
	const last = running;
	running = null;
	await last?.client.dispose(LONGEST_STOP);
}

/** What stands above a name leads to the places that it counts. */
async function showPlaces(file: string, at: Position, places: readonly Location[]): Promise<void> {
	const client = running?.client.protocol2CodeConverter;
	if (!client) return;
	await vscode.commands.executeCommand(
		'editor.action.showReferences',
		client.asUri(file),
		client.asPosition(at),
		places.map((place) => client.asLocation(place))
	);
}

/** null: it cannot be, which is said. */
async function start(files: vscode.FileSystemWatcher): Promise<Running | null> {
	await deactivate();
	const project = projectFolder();
	if (project === null) {
		void askForProject();
		return null;
	}
	if (!existsSync(join(project, 'node_modules'))) {
		void vscode.window.showErrorMessage(
			`Thingsmith is not installed yet. In ${project}, run: npm ci. Then reload this window.`
		);
		return null;
	}
	// The Node of the project comes first: the one of the machine may be too old.
	const path = [join(project, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
	const server = {
		command: 'node',
		args: [join(project, COMMAND_LINE), 'lsp', '--stdio'],
		options: { cwd: project, env: { ...process.env, PATH: path } }
	};
	const client = new LanguageClient('thingsmith', 'Thingsmith', server, {
		documentSelector: [{ scheme: 'file', language: 'yaml' }],
		synchronize: { fileEvents: files }
	});
	running = { project, client };
	// The client itself says what goes wrong.
	await client.start().catch(() => null);
	return running;
}

/** null: nobody has said where it is. */
function projectFolder(): string | null {
	const named = setting('project');
	const open = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
	const among = named === '' ? open : [named];
	return among.find((folder) => existsSync(join(folder, COMMAND_LINE))) ?? null;
}

async function askForProject(): Promise<void> {
	const named = setting('project');
	const choose = 'Choose its folder …';
	const chosen = await vscode.window.showWarningMessage(
		named === ''
			? 'Where is Thingsmith? Its rules are checked by the clone of the project on this machine.'
			: `There is no Thingsmith in ${named}.`,
		choose
	);
	if (chosen !== choose) return;
	const folders = await vscode.window.showOpenDialog({
		canSelectFiles: false,
		canSelectFolders: true
	});
	if (!folders?.[0]) return;
	const settings = vscode.workspace.getConfiguration('thingsmith');
	await settings.update('project', folders[0].fsPath, vscode.ConfigurationTarget.Global);
}

async function openBoard(files: vscode.FileSystemWatcher): Promise<void> {
	const started = running ?? (await start(files));
	if (started === null) return;
	const { project, client } = started;
	const file = vscode.window.activeTextEditor?.document;
	const variant =
		file &&
		(await client.sendRequest<string | null>('thingsmith/variant', {
			textDocument: client.code2ProtocolConverter.asTextDocumentIdentifier(file)
		}));
	if (!variant) {
		void vscode.window.showWarningMessage('The open file belongs to no game of Thingsmith.');
		return;
	}
	const address = setting('address');
	if (!(await isThingsmith(address))) {
		void vscode.window.showErrorMessage(
			`Thingsmith does not answer at ${address}. In ${project}, run: npm start`
		);
		return;
	}
	const board = new URL(`play?variant=${variant}`, address);
	const commands = await vscode.commands.getCommands(true);
	if (commands.includes(BROWSER))
		await vscode.commands.executeCommand(BROWSER, {
			url: board.href,
			openToSide: true,
			reuseUrlFilter: `${board.origin}/**`
		});
	else await vscode.env.openExternal(vscode.Uri.parse(board.href));
}

async function isThingsmith(address: string): Promise<boolean> {
	try {
		return (await (await fetch(address)).text()).includes('<title>Thingsmith');
	} catch {
		return false;
	}
}

function setting(name: 'project' | 'address'): string {
	return vscode.workspace.getConfiguration('thingsmith').get(name, '').trim();
}
