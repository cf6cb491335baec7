/**
 * What a picture of one's own may say: shapes, groups, plain colours and gradients. Everything else stays out, whatever it
 * is; so nothing has to be known of what harm there may be.
 *
 * Left out on purpose: `use`, `symbol`, `pattern`, `clipPath`, `mask`, `filter` and dashes, with which a few lines can keep
 * a browser busy for hours; `image`, `a`, `script`, `style`, `foreignObject`, `animate`, which fetch, run or move.
 */

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,2})?(?:px|%)?$/i;
const NUMBERS = /^[-+\d\s.,e]*$/i;
const PATH = /^[-+\d\s.,emzlhvcsqta]*$/i;
const TRANSFORM =
	/^\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+\d\s.,e]*\)[\s,]*)*$/i;
const COLOUR =
	/^(?:none|currentcolor|[a-z]{3,24}|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i;
/** A colour, or a gradient of the same picture. */
const PAINT = new RegExp(String.raw`${COLOUR.source}|^url\(\s*["']?#[\w-]{1,60}["']?\s*\)$`, 'i');
const GRADIENT_ID = /^[\w-]{1,60}$/;
const GRADIENT_LINK = /^#[\w-]{1,60}$/;

const oneOf = (...words: string[]): RegExp => new RegExp(`^(?:${words.join('|')})$`);

const LOOK: Readonly<Record<string, RegExp>> = {
	fill: PAINT,
	stroke: PAINT,
	color: COLOUR,
	opacity: NUMBER,
	'fill-opacity': NUMBER,
	'stroke-opacity': NUMBER,
	'stroke-width': NUMBER,
	'stroke-miterlimit': NUMBER,
	'fill-rule': oneOf('evenodd', 'nonzero'),
	'stroke-linecap': oneOf('butt', 'round', 'square'),
	'stroke-linejoin': oneOf('miter', 'round', 'bevel'),
	display: oneOf('none', 'inline', 'block'),
	visibility: oneOf('visible', 'hidden', 'collapse'),
	transform: TRANSFORM
};

const GRADIENT: Readonly<Record<string, RegExp>> = {
	id: GRADIENT_ID,
	href: GRADIENT_LINK,
	'xlink:href': GRADIENT_LINK,
	gradientUnits: oneOf('userSpaceOnUse', 'objectBoundingBox'),
	gradientTransform: TRANSFORM,
	spreadMethod: oneOf('pad', 'reflect', 'repeat')
};

const numbers = (...names: string[]): Record<string, RegExp> =>
	Object.fromEntries(names.map((name) => [name, NUMBER]));

/** The elements, and what each can say beside how it looks. */
const ELEMENTS: ReadonlyMap<string, Readonly<Record<string, RegExp>>> = new Map([
	['svg', {}],
	['g', {}],
	['defs', {}],
	['path', { d: PATH }],
	['rect', numbers('x', 'y', 'width', 'height', 'rx', 'ry')],
	['circle', numbers('cx', 'cy', 'r')],
	['ellipse', numbers('cx', 'cy', 'rx', 'ry')],
	['line', numbers('x1', 'y1', 'x2', 'y2')],
	['polyline', { points: NUMBERS }],
	['polygon', { points: NUMBERS }],
	['linearGradient', { ...GRADIENT, ...numbers('x1', 'y1', 'x2', 'y2') }],
	['radialGradient', { ...GRADIENT, ...numbers('cx', 'cy', 'r', 'fx', 'fy', 'fr') }],
	['stop', { offset: NUMBER, 'stop-color': COLOUR, 'stop-opacity': NUMBER }]
]);

/** What drawing programs write for themselves: it shows nothing, and is left out without a word. */
const SILENT_ELEMENT =
	/^(?:title|desc|metadata|(?:sodipodi|inkscape|rdf|cc|dc|sketch|serif):[\w.-]+)$/;
const SILENT_ATTRIBUTE =
	/^(?:id|class|version|baseProfile|xmlns(?::[\w.-]+)?|xml:(?:space|lang)|(?:sodipodi|inkscape|serif|sketch|rdf):[\w.-]+|data-[\w.-]+|aria-[\w-]+|role|lang|enable-background|overflow|preserveAspectRatio|clip-rule|paint-order|shape-rendering|(?:font|text|line|letter|word|color|image|writing|-inkscape|-moz|-webkit)-[\w-]+|font|isolation|mix-blend-mode|stroke-dash(?:array|offset)=none|marker(?:-start|-mid|-end)?=none|filter=none|mask=none|clip-path=none)$/;
const SIZE: ReadonlySet<string> = new Set(['width', 'height', 'viewBox', 'x', 'y']);

export type Verdict = 'keep' | 'silent' | 'refused';

export function elementVerdict(name: string): Verdict {
	if (ELEMENTS.has(name)) return 'keep';
	return SILENT_ELEMENT.test(name) ? 'silent' : 'refused';
}

/** `value` without spaces around it. */
export function attributeVerdict(element: string, name: string, value: string): Verdict {
	const own = ELEMENTS.get(element) ?? {};
	const allowed = Object.hasOwn(own, name)
		? own[name]
		: Object.hasOwn(LOOK, name)
			? LOOK[name]
			: undefined;
	if (allowed) return allowed.test(value) ? 'keep' : 'refused';
	if (element === 'svg' && SIZE.has(name)) return 'silent';
	return SILENT_ATTRIBUTE.test(name) || SILENT_ATTRIBUTE.test(`${name}=${value}`)
		? 'silent'
		: 'refused';
}
