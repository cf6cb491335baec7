/** An SVG made harmless: written anew from those of its parts that are known to do nothing but draw. */
import { readXml, type XmlElement } from './read-xml.ts';
import { attributeVerdict, elementVerdict } from './svg-words.ts';

/** A part that stays out: `<script>`, `onload`, `fill="url(…)"`; from and to are its place in the text. */
export interface LeftOut {
	what: string;
	from: number;
	to: number;
}

export type HarmlessSvg =
	{ ok: true; svg: string; leftOut: LeftOut[] } | { ok: false; why: 'not-a-picture' | 'too-large' };

/** In characters: of what is read, and of what comes of it. */
const LONGEST_READ = 600_000;
export const LONGEST_SVG = 32_000;
const LARGEST_SIDE = 100_000;

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** `text`: what a file says that calls itself an SVG. */
export function harmlessSvg(text: string): HarmlessSvg {
	if (text.length > LONGEST_READ) return { ok: false, why: 'too-large' };
	const root = readXml(text);
	if ('trouble' in root)
		return { ok: false, why: root.trouble === 'broken' ? 'not-a-picture' : 'too-large' };
	const box = root.name === 'svg' ? boxOf(root) : null;
	if (box === null) return { ok: false, why: 'not-a-picture' };
	const leftOut: LeftOut[] = [];
	const svg =
		`<svg xmlns='${NAMESPACE}' viewBox='${box}'${attributesOf(root, leftOut)}>` +
		`${childrenOf(root, leftOut)}</svg>`;
	if (svg.length > LONGEST_SVG) return { ok: false, why: 'too-large' };
	return { ok: true, svg, leftOut };
}

/** The part of the plane that is seen; null where neither that nor a size is said. */
function boxOf(root: XmlElement): string | null {
	const said = (name: string) =>
		root.attributes.find((attribute) => attribute.name === name)?.value.trim();
	const box = said('viewBox');
	const [x = NaN, y = NaN, width = NaN, height = NaN] =
		box === undefined
			? [0, 0, lengthOf(said('width')), lengthOf(said('height'))]
			: box.split(/[\s,]+/).map(Number);
	const sides = [width, height].every((side) => side > 0 && side <= LARGEST_SIDE);
	const corner = [x, y].every((candidate) => Math.abs(candidate) <= LARGEST_SIDE);
	return sides && corner ? [x, y, width, height].join(' ') : null;
}

function lengthOf(text: string | undefined): number {
	return Number(/^(\d+(?:\.\d*)?)(?:px|mm|cm|in|pt|pc)?$/.exec(text ?? '')?.[1] ?? NaN);
}

function written(element: XmlElement, leftOut: LeftOut[]): string {
	const { name, at } = element;
	const verdict = name === 'svg' ? 'refused' : elementVerdict(name);
	if (verdict === 'refused')
		leftOut.push({ what: `<${name.slice(0, 40)}>`, from: at, to: at + name.length });
	if (verdict !== 'keep') return '';
	const inside = childrenOf(element, leftOut);
	const start = `<${name}${attributesOf(element, leftOut)}`;
	return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}

function childrenOf({ children }: XmlElement, leftOut: LeftOut[]): string {
	return children.map((child) => written(child, leftOut)).join('');
}

/** With the declarations of a `style` as attributes of their own; those win, as they do in a browser. */
function attributesOf({ name: element, attributes }: XmlElement, leftOut: LeftOut[]): string {
	const kept = new Map<string, string>();
	const said = attributes.filter(({ name }) => name !== 'style');
	const styled = attributes
		.filter(({ name }) => name === 'style')
		.flatMap((style) =>
			declarationsOf(style.value).map((declaration) => ({ ...declaration, at: style.at }))
		);
	for (const { name, value, at } of [...said, ...styled]) {
		const plain = value.trim();
		const verdict = attributeVerdict(element, name, plain);
		if (verdict === 'keep') kept.set(name === 'xlink:href' ? 'href' : name, plain);
		else if (verdict === 'refused') leftOut.push(refusedAttribute(name, plain, at));
	}
	// What is allowed has neither quotes of this kind nor signs that mean something.
	return [...kept].map(([name, value]) => ` ${name}='${value.replaceAll(/["']/g, '')}'`).join('');
}

function declarationsOf(style: string): { name: string; value: string }[] {
	return style
		.split(';')
		.filter((candidate) => candidate.trim() !== '')
		.map((declaration) => {
			const [name = '', ...value] = declaration.split(':');
			return { name: name.trim(), value: value.join(':') };
		});
}

function refusedAttribute(name: string, value: string, at: number): LeftOut {
	const short = value.length > 40 ? `${value.slice(0, 40)}…` : value;
	return { what: `${name.slice(0, 40)}="${short}"`, from: at, to: at + name.length };
}
