/**
 * Draws what the page shows in an SVG onto a canvas, shape by shape. An SVG as an image would need all letters packed into
 * it, and where it holds text of HTML some browsers do not let its points be read. Letters are those that the page has
 * loaded; colours are worked out by the browser. It can what faces of pieces have, and nothing else.
 */

/** The pictures that stand in it, loaded. One that cannot be shown is left out, as on the page. */
export type Pictures = ReadonlyMap<string, HTMLImageElement>;

export async function loadPictures(addresses: Iterable<string>): Promise<Pictures> {
	const pictures = new Map<string, HTMLImageElement>();
	for (const address of new Set(addresses)) {
		const image = new Image();
		image.src = address;
		const shown = await image.decode().then(
			() => true,
			() => false
		);
		if (shown) pictures.set(address, image);
	}
	return pictures;
}

/** What lies in a group, in its own units; the group must be in the document. */
export function paint(
	context: CanvasRenderingContext2D,
	group: SVGGElement,
	pictures: Pictures
): void {
	for (const child of group.children) {
		if (child instanceof SVGGraphicsElement) paintElement(context, child, pictures);
	}
}

/** The colour of its cardboard; null where it has none of one colour. */
export function groundOf(group: SVGGElement): string | null {
	const ground = group.querySelector('.ground, .band, .back');
	return ground && getComputedStyle(ground).fill;
}

function paintElement(
	context: CanvasRenderingContext2D,
	element: SVGGraphicsElement,
	pictures: Pictures
): void {
	const style = getComputedStyle(element);
	context.save();
	const moves = element.transform.baseVal;
	for (let at = 0; at < moves.numberOfItems; at++) {
		const { a, b, c, d, e, f } = moves.getItem(at).matrix;
		context.transform(a, b, c, d, e, f);
	}
	context.globalAlpha *= Number(style.opacity);
	if (element instanceof SVGTextElement) paintText(context, element, style);
	else if (element instanceof SVGImageElement) paintPicture(context, element, pictures);
	else if (element instanceof SVGForeignObjectElement) paintLines(context, element);
	else if (element instanceof SVGGElement) paint(context, element, pictures);
	else if (element instanceof SVGGeometryElement) {
		const path = pathOf(element);
		inColours(context, style, {
			fill: () => context.fill(path),
			stroke: () => context.stroke(path)
		});
	}
	context.restore();
}

function pathOf(element: SVGGeometryElement): Path2D {
	const path = new Path2D();
	if (element instanceof SVGRectElement) {
		const { x, y, width, height, rx } = element;
		const round = Math.min(rx.baseVal.value, width.baseVal.value / 2, height.baseVal.value / 2);
		path.roundRect(
			x.baseVal.value,
			y.baseVal.value,
			width.baseVal.value,
			height.baseVal.value,
			round
		);
	} else if (element instanceof SVGCircleElement) {
		const { cx, cy, r } = element;
		path.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, Math.PI * 2);
	} else if (element instanceof SVGPolygonElement) {
		for (const { x, y } of element.points) path.lineTo(x, y);
		path.closePath();
	} else return new Path2D(element.getAttribute('d') ?? '');
	return path;
}

/** Fills and strokes in the order and the colours of the style. */
function inColours(
	context: CanvasRenderingContext2D,
	style: CSSStyleDeclaration,
	draw: { fill: () => void; stroke: () => void }
): void {
	const opaque = context.globalAlpha;
	const steps = {
		fill: () => {
			if (style.fill === 'none') return;
			context.globalAlpha = opaque * Number(style.fillOpacity);
			context.fillStyle = style.fill;
			draw.fill();
		},
		stroke: () => {
			if (style.stroke === 'none') return;
			context.globalAlpha = opaque * Number(style.strokeOpacity);
			context.strokeStyle = style.stroke;
			context.lineWidth = parseFloat(style.strokeWidth);
			context.lineCap = style.strokeLinecap as CanvasLineCap;
			context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
			draw.stroke();
		}
	};
	const strokeFirst = style.paintOrder.startsWith('stroke');
	for (const step of strokeFirst ? (['stroke', 'fill'] as const) : (['fill', 'stroke'] as const))
		steps[step]();
}

const ALIGNED: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'right' };

function paintText(
	context: CanvasRenderingContext2D,
	element: SVGTextElement,
	style: CSSStyleDeclaration
): void {
	const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
	setLetters(context, style);
	context.textAlign = ALIGNED[style.textAnchor] ?? 'left';
	const place = (lengths: SVGAnimatedLengthList): number =>
		lengths.baseVal.numberOfItems > 0 ? lengths.baseVal.getItem(0).value : 0;
	context.translate(place(element.x), place(element.y));
	if (element.hasAttribute('textLength')) {
		context.scale(element.textLength.baseVal.value / context.measureText(text).width, 1);
	}
	inColours(context, style, {
		fill: () => context.fillText(text, 0, 0),
		stroke: () => context.strokeText(text, 0, 0)
	});
}

function setLetters(context: CanvasRenderingContext2D, style: CSSStyleDeclaration): void {
	context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
	context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
}

function paintPicture(
	context: CanvasRenderingContext2D,
	{ href, x, y, width, height }: SVGImageElement,
	pictures: Pictures
): void {
	const picture = pictures.get(href.baseVal);
	if (!picture) return;
	// As SVG does: as large as the box lets it be, in its middle.
	const [wide, high] = [picture.naturalWidth || 1, picture.naturalHeight || 1];
	const scale = Math.min(width.baseVal.value / wide, height.baseVal.value / high);
	context.drawImage(
		picture,
		x.baseVal.value + (width.baseVal.value - wide * scale) / 2,
		y.baseVal.value + (height.baseVal.value - high * scale) / 2,
		wide * scale,
		high * scale
	);
}

/** Text of HTML: line by line, as the page has broken it. */
function paintLines(context: CanvasRenderingContext2D, box: SVGForeignObjectElement): void {
	const element = box.firstElementChild;
	const text = element?.firstChild;
	if (!(element instanceof HTMLElement) || !(text instanceof Text)) return;
	const style = getComputedStyle(element);
	const outer = element.getBoundingClientRect();
	const scale = outer.width / element.offsetWidth;
	setLetters(context, style);
	context.fillStyle = style.color;
	context.textAlign = 'left';
	context.translate(box.x.baseVal.value, box.y.baseVal.value);
	context.beginPath();
	context.rect(0, 0, box.width.baseVal.value, box.height.baseVal.value);
	context.clip();
	for (const { words, rect } of linesOf(text)) {
		const ascent = context.measureText(words).fontBoundingBoxAscent;
		context.fillText(
			words,
			(rect.left - outer.left) / scale,
			(rect.top - outer.top) / scale + ascent
		);
	}
}

function linesOf(text: Text): { words: string; rect: DOMRect }[] {
	const lines: { words: string; rect: DOMRect }[] = [];
	for (const word of text.data.matchAll(/\S+/g)) {
		const range = document.createRange();
		range.setStart(text, word.index);
		range.setEnd(text, word.index + word[0].length);
		const rect = range.getBoundingClientRect();
		const last = lines.at(-1);
		if (last && Math.abs(last.rect.top - rect.top) < rect.height / 2) last.words += ` ${word[0]}`;
		else lines.push({ words: word[0], rect });
	}
	return lines;
}
