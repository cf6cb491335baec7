/** Kept games as a page: one file with everything in it, that asks for nothing and runs nothing. */
import type { Cell, Figure, Label } from '#lib/lab/charts/figure.ts';
import { drawChart } from '#lib/lab/charts/draw.ts';
import type { Run } from '#lib/lab/report/run.ts';
import { inEnglish, say, type Said } from '#lib/language/said.ts';
import { type Chapter, chaptersOf, titleOf } from './told-chapters.ts';
import { STYLE } from './page-style.ts';

/** Whose words the page is in. */
export interface Wording {
	/** As `lang` has it. */
	language: string;
	said: (said: Said) => string;
	/** What players call something that the ruleset names. */
	name: (id: string) => string;
}

export const ENGLISH: Wording = { language: 'en', said: inEnglish, name: (id) => id };

/** Nothing may be fetched, run or sent. Styles stand in the page itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
/** Pixels: each chart is drawn for a screen and for a phone, and the page shows the one that fits. */
const WIDTHS = { wide: 720, narrow: 340 };

export function runPage(run: Run, wording: Wording = ENGLISH): string {
	const { said } = wording;
	const title = escaped(said(titleOf(run)));
	const chapters = chaptersOf(run).map((chapter) => chapterHtml(chapter, wording));
	return `<!doctype html>
<html lang="${escaped(wording.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${chapters.join('\n')}
<footer>
<p>${escaped(said(say`lab/play-again: These games can be played again, to the last answer:`))}</p>
<pre tabindex="0"><code>${escaped(run.command)}</code></pre>
</footer>
</main>
</body>
</html>
`;
}

function chapterHtml({ title, lines, findings, figures }: Chapter, wording: Wording): string {
	const { said } = wording;
	const look = findings.map((finding) => `<li>${escaped(said(finding))}</li>`);
	return [
		'<section>',
		...(title === null ? [] : [`<h2>${labelHtml(title, wording)}</h2>`]),
		...lines.map((line) => `<p>${escaped(said(line))}</p>`),
		...(look.length === 0
			? []
			: [
					`<h3>${escaped(said(say`lab/worth-a-look: Worth a look`))}</h3>`,
					`<ul>${look.join('')}</ul>`
				]),
		...figures.map((figure) => figureHtml(figure, wording)),
		'</section>'
	].join('\n');
}

function figureHtml({ title, summary, chart, table }: Figure, wording: Wording): string {
	const read = (label: Label): string => labelText(label, wording);
	const drawn = Object.entries(WIDTHS).map(
		([kind, width]) =>
			`<div class="${kind}" role="img" aria-label="${escaped(read(title))}">${drawChart(chart, { width, read })}</div>`
	);
	const heads = table.columns.map((column) => `<th scope="col">${labelHtml(column, wording)}</th>`);
	const rows = table.rows.map(
		(row) => `<tr>${row.map((cell) => cellHtml(cell, wording)).join('')}</tr>`
	);
	return `<figure>
<figcaption><h3>${labelHtml(title, wording)}</h3><p>${escaped(wording.said(summary))}</p></figcaption>
${drawn.join('\n')}
<details><summary>${escaped(wording.said(say`lab/in-numbers: In numbers`))}</summary>
<div class="table" tabindex="0" role="group" aria-label="${escaped(read(title))}"><table>
<thead><tr>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div></details>
</figure>`;
}

function cellHtml(cell: Cell, wording: Wording): string {
	if (cell === null) return '<td></td>';
	if (typeof cell === 'number') return `<td class="number">${Math.round(cell * 1e4) / 1e4}</td>`;
	return `<td>${labelHtml(cell, wording)}</td>`;
}

function labelText(label: Label, { said, name }: Wording): string {
	return 'name' in label ? name(label.name) : said(label);
}

const labelHtml = (label: Label, wording: Wording): string => escaped(labelText(label, wording));

const SIGNS: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;'
};

/** Names come from rules and files of anybody: none of them becomes markup. */
export function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
}
