/** What leaves the linker. How its parts work together is nobody else's business. */
export { EFFECT_VERBS } from './context/effect-targets.ts';
export { link, type Linked, linkMap } from './link.ts';
export { flatTexts } from './tables/texts.ts';
export { LEFT_OVER } from './whole/leftovers.ts';
export { writtenBelow } from './whole/written-texts.ts';
