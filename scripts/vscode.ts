/**
 * `npm run vscode`: the extension for VS Code in one file, build-vscode/thingsmith.vsix; `-- FILE` puts it elsewhere. Such a
 * package is a zip with two files of XML. Microsoft's own packer would bring along 119 packages, clients of its shops among
 * them, that nobody needs here.
 */
import { zipSync } from 'fflate';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { at } from './bootstrap.mjs';

const FOLDER = 'editors/vscode';

interface Manifest {
	name: string;
	displayName: string;
	description: string;
	version: string;
	publisher: string;
	engines: { vscode: string };
	categories: string[];
	main: string;
}

/** The code with all packages that it needs, and their licences. */
async function bundled(main: string): Promise<Rolldown.RolldownOutput['output']> {
	const made = await build({
		configFile: false,
		logLevel: 'warn',
		root: at(FOLDER),
		ssr: { noExternal: true },
		build: {
			ssr: 'extension.ts',
			write: false,
			minify: true,
			license: { fileName: 'LICENSES.md' },
			rolldownOptions: {
				external: ['vscode'],
				output: { format: 'cjs', entryFileNames: main, codeSplitting: false }
			}
		}
	});
	if (!('output' in made)) throw new Error('vite made several builds, or watches');
	return made.output;
}

const CONTENT_TYPES = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
	<Default Extension=".cjs" ContentType="application/javascript"/>
	<Default Extension=".json" ContentType="application/json"/>
	<Default Extension=".md" ContentType="text/markdown"/>
	<Default Extension=".txt" ContentType="text/plain"/>
	<Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
`;

/** As text and attributes of XML say it. */
const said = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function packageManifest(manifest: Manifest): string {
	const { name, displayName, description, version, publisher, engines, categories } = manifest;
	return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
	<Metadata>
		<Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
		<DisplayName>${said(displayName)}</DisplayName>
		<Description xml:space="preserve">${said(description)}</Description>
		<Categories>${said(categories.join(','))}</Categories>
		<Properties>
			<Property Id="Microsoft.VisualStudio.Code.Engine" Value="${said(engines.vscode)}"/>
			<Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
		</Properties>
		<License>extension/LICENSE.txt</License>
	</Metadata>
	<Installation>
		<InstallationTarget Id="Microsoft.VisualStudio.Code"/>
	</Installation>
	<Dependencies/>
	<Assets>
		<Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
		<Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
		<Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
	</Assets>
</PackageManifest>
`;
}

const read = (path: string): Uint8Array => readFileSync(at(path));
const manifest = JSON.parse(readFileSync(at(`${FOLDER}/package.json`), 'utf8')) as Manifest;
const files: Record<string, Uint8Array> = {
	'[Content_Types].xml': Buffer.from(CONTENT_TYPES),
	'extension.vsixmanifest': Buffer.from(packageManifest(manifest)),
	'extension/package.json': read(`${FOLDER}/package.json`),
	'extension/README.md': read(`${FOLDER}/README.md`),
	'extension/LICENSE.txt': read('LICENSE')
};
for (const file of await bundled(manifest.main.replace('./', '')))
	files[`extension/${file.fileName}`] = Buffer.from('code' in file ? file.code : file.source);

const target = resolve(process.argv[2] ?? at('build-vscode/thingsmith.vsix'));
mkdirSync(dirname(target), { recursive: true });
// The same files make the same bytes, whenever that is.
writeFileSync(target, zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) }));
console.log(target);
