/** Small functions that stand at the head of every printed module. */

/** Printed once more, not imported: what checks the interpreter must not share its arithmetic. */
const ARITHMETIC = `function kept(m, result, rule) { const word = result | 0; if (word !== result) m.tooLarge(rule); return word; }
function divide(a, b) { return b === 0 ? 0 : Math.floor(a / b); }
function modulo(a, b) { return b === 0 ? 0 : (((a % b) + b) % b) | 0; }`;

/** Where a thing is found in a row of zones or fields. */
const ROWS = `function placeIn(thing, place, count, height) { return thing < 0 || place < 0 || place >= count ? -1 : place * height + thing; }`;

/** Which spaces lie beside or around another one. */
const NEARNESS = `function isNext(N, space, x) { return space >= 0 && N[space].includes(x); }
function way(d) { return d < 0 || d >= D.length ? NOWAY : D[d]; }
function step(space, d) { return space < 0 ? -1 : way(d)[space]; }
function isOnLine(space, d, x) { return space >= 0 && d >= 0 && d < D.length && x >= 0 && ((LINES[space * SPACES + x] >>> d) & 1) !== 0; }
function isWithin(m, space, reach, x) { return x >= 0 && space >= 0 && m.distance(space, x) <= reach; }`;

/** The spaces that hang together with one, through neighbours of which a condition holds; `beside` gives those that effects change. */
const HANGING = `function hanging(m, list, from, holds, beside) {
const looked = new Uint8Array(N.length);
const look = (space) => {
if (looked[space] === 1) return;
looked[space] = 1;
if ((m.left -= 1) < 0) m.endless();
if (holds(space) !== 0) list.push(space);
};
if (from >= 0) look(from);
for (let i = 0; i < list.length; i++) for (const next of beside ? beside(list[i]) : N[list[i]]) look(next);
}`;

/** Ring by ring around a space, as far as another one. */
const STEPS = `function stepsTo(m, from, to, may, beside) {
if (from < 0 || to < 0) return m.distance(from, to);
const looked = new Uint8Array(N.length);
looked[from] = 1;
for (let ring = [from], steps = 0; ring.length > 0; steps++) {
if (ring.includes(to)) return steps;
const entered = [];
for (const space of ring) for (const next of beside ? beside(space) : N[space]) {
if (looked[next] === 1) continue;
looked[next] = 1;
if ((m.left -= 1) < 0) m.endless();
if (may(next) !== 0) entered.push(next);
}
ring = entered;
}
return m.distance(-1, to);
}`;

/** The spaces to which so many steps lead, where effects change who neighbours whom. */
const AROUND = `function around(list, from, reach, beside) {
const looked = new Uint8Array(N.length);
let ring = from < 0 || reach < 0 ? [] : [from];
for (const space of ring) looked[space] = 1;
for (let steps = 0; steps < reach && ring.length > 0; steps++) {
const entered = [];
for (const space of ring) for (const next of beside(space)) {
if (looked[next] === 1) continue;
looked[next] = 1;
entered.push(next);
}
ring = entered;
}
looked.forEach((there, space) => { if (there === 1) list.push(space); });
}`;

/** Some of a list, by their order: in place. */
const CHOSEN = `function begin(list, n) { if (n < list.length) list.length = Math.max(0, n); }
function keysOf(m, list, by) {
const keys = list.map(by);
if ((m.left -= list.length) < 0) m.endless();
return keys;
}
function sortBy(m, list, by) {
const keys = keysOf(m, list, by), old = list.slice();
const at = keys.map((key, i) => i).sort((a, b) => keys[a] < keys[b] ? -1 : keys[a] > keys[b] ? 1 : a - b);
at.forEach((from, i) => { list[i] = old[from]; });
}
function oneOfEach(m, list, by) {
const keys = keysOf(m, list, by), old = list.slice();
list.length = 0;
old.forEach((element, i) => { if (keys.indexOf(keys[i]) === i) list.push(element); });
}`;

/** Whether a word is one of the first `n` of a list; comparing is cheap, so many comparisons count as one element. */
const AMONG = `function among(m, list, n, word) {
if ((m.left -= n >> 4) < 0) m.endless();
const at = list.indexOf(word);
return at >= 0 && at < n;
}`;

export const TOOLS = [ARITHMETIC, ROWS, CHOSEN, STEPS, AMONG, AROUND, NEARNESS, HANGING].join('\n');
