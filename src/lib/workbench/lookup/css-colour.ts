/** A colour of the layout as CSS: one of the printed tones, or `#rrggbb`. Anything else is paper. */
export function cssColour(name: string | undefined): string {
	if (name === undefined) return 'var(--tone-bone)';
	if (/^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(name)) return name;
	return /^[a-z][a-z-]*$/.test(name) ? `var(--tone-${name}, var(--tone-bone))` : 'var(--tone-bone)';
}
