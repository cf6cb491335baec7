/** What the page of kept games looks like: on paper as in the light, on a phone as on a screen. */

export const LIGHT = {
	paper: '#fffdf8',
	ink: '#25211a',
	soft: '#5e574b',
	line: '#d3ccbd',
	first: '#1f5c99',
	second: '#a04a12'
};

export const DARK: typeof LIGHT = {
	paper: '#1b1915',
	ink: '#ece7dc',
	soft: '#b8b0a1',
	line: '#48433a',
	first: '#82b6ec',
	second: '#f0a875'
};

const variables = (colours: typeof LIGHT): string =>
	Object.entries(colours)
		.map(([name, colour]) => `--chart-${name}: ${colour};`)
		.join(' ');

export const STYLE = `
:root { ${variables(LIGHT)} color-scheme: light dark; }
@media screen and (prefers-color-scheme: dark) { :root { ${variables(DARK)} } }
* { box-sizing: border-box; }
body {
	margin: 0; padding: 1.5rem 1rem 3rem; background: var(--chart-paper); color: var(--chart-ink);
	font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
main { max-width: 45rem; margin: 0 auto; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.35rem; margin: 3rem 0 0.5rem; padding-top: 1rem; border-top: 1px solid var(--chart-line); }
h3 { font-size: 1.1rem; margin: 0; }
p { margin: 0.4rem 0; }
ul { margin: 0.4rem 0; padding-left: 1.2rem; }
section > h3 { margin-top: 1.5rem; }
figure { margin: 2.2rem 0 0; }
figcaption p { color: var(--chart-soft); }
svg { display: block; max-width: 100%; height: auto; font-family: inherit; }
.narrow { display: none; }
details { margin-top: 0.4rem; }
summary { cursor: pointer; padding: 0.3rem 0; color: var(--chart-first); }
:focus-visible { outline: 2px solid var(--chart-first); outline-offset: 2px; }
.table, pre { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; overflow-wrap: normal; }
th, td { padding: 0.2rem 0.8rem 0.2rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--chart-line); }
.number { font-variant-numeric: tabular-nums; text-align: right; }
pre { padding: 0.7rem; border: 1px solid var(--chart-line); border-radius: 0.3rem; }
footer { margin-top: 3rem; color: var(--chart-soft); }
@media (max-width: 40rem) { .wide { display: none; } .narrow { display: block; } }
@media print {
	:root { --chart-paper: #fff; }
	body { padding: 0; font-size: 10pt; }
	figure, tr { break-inside: avoid; }
	h2, h3, figcaption { break-after: avoid; }
	.wide { display: block; } .narrow { display: none; }
	summary { display: none; }
	pre { white-space: pre-wrap; }
}
`;
