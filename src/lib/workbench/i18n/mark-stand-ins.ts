/**
 * Says in `lang` which words of the page stand in for some that its language has not. Texts come into the page at hundreds of
 * places; they are all looked at here, once they are there. Where nothing stands in, nothing is looked for.
 */
import { anyStandsIn, standInLanguage } from './stand-ins.ts';

/** Labels, for what shows no words. */
const LABELS = ['aria-label', 'placeholder', 'alt', 'title'];

/** Until it is called again, for as long as the page is there. */
export function markStandIns(root: Element): () => void {
	const ours = new WeakSet<Element>();

	function mark(element: Element): void {
		if (element.hasAttribute('lang') && !ours.has(element)) return;
		const language = languageOf(element);
		if (language !== undefined && language !== document.documentElement.lang) {
			ours.add(element);
			element.setAttribute('lang', language);
		} else if (ours.delete(element)) element.removeAttribute('lang');
	}

	function markAll(node: Node): void {
		if (!(node instanceof Element)) {
			if (node.parentElement) mark(node.parentElement);
			return;
		}
		mark(node);
		for (const below of node.querySelectorAll('*')) mark(below);
	}

	const observer = new MutationObserver((records) => {
		if (!anyStandsIn()) return;
		for (const { type, target, addedNodes } of records) {
			if (type === 'childList') {
				for (const node of addedNodes) markAll(node);
			} else if (target instanceof Element) mark(target);
			else if (target.parentElement) mark(target.parentElement);
		}
	});
	const subtree = { subtree: true, childList: true, characterData: true };
	observer.observe(root, { ...subtree, attributeFilter: LABELS });
	if (anyStandsIn()) markAll(root);
	return () => observer.disconnect();
}

/** Of its own words, if they are all it has; what shows none speaks by its label. */
function languageOf(element: Element): string | undefined {
	if (hasWords(element)) return standInLanguage(element.textContent);
	const label = LABELS.find((candidate) => element.getAttribute(candidate));
	if (label === undefined || element.textContent.trim() !== '') return undefined;
	return standInLanguage(element.getAttribute(label) ?? '');
}

/** Not only in what is below it. */
function hasWords({ childNodes }: Element): boolean {
	return [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}
