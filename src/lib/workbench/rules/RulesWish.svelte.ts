/**
 * Which rules somebody wants: a variant by name, or an edition and house rules of their own choice, and options. It
 * only keeps the wish in order; what comes of it the engine says.
 */
import { own } from '#lib/language/tools/own.ts';
import type {
	LayerInfo,
	OptionInfo,
	OptionValue,
	RulesChoice,
	VariantInfo
} from '#lib/rules-server/rules-server.ts';
import { houseRulesIn, withNeeds, without } from './layer-wish.ts';

/** What the options are in the rules as they were before a change of layers. */
export interface Present {
	options: OptionInfo[];
	chosen: Record<string, OptionValue>;
}

export class RulesWish {
	variant = $state<string | null>(null);
	/** null: what the variant says. */
	layers = $state.raw<string[] | null>(null);
	options = $state<Record<string, OptionValue>>({});

	constructor(choice: RulesChoice | null = null) {
		if (!choice) return;
		this.variant = choice.variant;
		this.layers = choice.layers ?? null;
		this.options = { ...choice.options };
	}

	/** The variant as it is. */
	take({ id }: VariantInfo): void {
		this.variant = id;
		this.layers = null;
		this.options = {};
	}

	option(id: string, value: OptionValue): void {
		this.options[id] = value;
	}

	/** The edition and the house rules that are wanted now. */
	chosen(variants: readonly VariantInfo[]): string[] {
		return this.layers ?? variants.find(({ id }) => id === this.variant)?.chosenLayers ?? [];
	}

	/** There is one edition at a time. */
	edition(id: string, known: readonly LayerInfo[], among: VariantInfo[], now: Present) {
		this.#choose([id, ...houseRulesIn(this.chosen(among), known)], known, among, now);
	}

	/** A house rule brings along what it needs, and takes away what needs it. */
	houseRule(id: string, on: boolean, known: LayerInfo[], among: VariantInfo[], now: Present) {
		const before = this.chosen(among);
		this.#choose(on ? withNeeds(before, id, known) : without(before, id, known), known, among, now);
	}

	#choose(ids: string[], known: readonly LayerInfo[], among: VariantInfo[], now: Present): void {
		const order = (id: string) => known.findIndex((layer) => layer.id === id);
		const layers = ids
			.filter((id, at) => ids.indexOf(id) === at)
			.sort((a, b) => order(a) - order(b));
		const before = among.find(({ id }) => id === this.variant);
		// What the variant had chosen by itself stays chosen when its layers are taken apart.
		const kept = before && !before.plain && this.layers === null ? unusual(now) : {};
		const wanted: Record<string, OptionValue> = { ...kept, ...this.options };
		const same = among.find((variant) => variant.plain && sameIds(variant.chosenLayers, layers));
		this.variant = same?.id ?? this.variant;
		this.layers = same ? null : layers;
		this.options = Object.fromEntries(
			Object.entries(wanted).filter(
				([id]) => same?.options.some((option) => option.id === id) ?? true
			)
		);
	}

	done(): RulesChoice | null {
		if (this.variant === null) return null;
		return { variant: this.variant, layers: this.layers, options: $state.snapshot(this.options) };
	}
}

function unusual({ options, chosen }: Present): Record<string, OptionValue> {
	const others = options.filter(
		({ id, default: usual }) => String(own(chosen, id) ?? usual) !== String(usual)
	);
	return Object.fromEntries(others.map(({ id, default: usual }) => [id, own(chosen, id) ?? usual]));
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
	return a.length === b.length && a.every((id) => b.includes(id));
}
