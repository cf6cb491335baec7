declare module 'virtual:delivered-variants' {
	import type { VariantInfo } from './engine-api.ts';

	/** What there is to tell of each delivered variant: found out when the page was built. */
	const variants: VariantInfo[];
	export default variants;
}
