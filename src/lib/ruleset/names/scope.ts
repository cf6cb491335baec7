/** Scopes: which parameters, locals and variables an expression sees. */
import type { Binding, Scope } from './symbols.ts';

/** The scope of a place that has no names of its own. */
export function rootScope(): Scope {
	return {
		lookup: () => null,
		names: () => [],
		nextRegister: 0,
		elements: []
	};
}

/** Names on top of those of `parent`; a new name hides an outer one. */
export function childScope(
	parent: Scope,
	bindings: Iterable<readonly [string, Binding]>,
	elements: readonly Binding[] = parent.elements
): Scope {
	const own = new Map(bindings);
	let nextRegister = parent.nextRegister;
	for (const binding of own.values()) {
		if (binding.at === 'reg') nextRegister = Math.max(nextRegister, binding.slot + 1);
	}
	return {
		lookup: (name) => own.get(name) ?? parent.lookup(name),
		names: () => [...new Set([...own.keys(), ...parent.names()])],
		nextRegister,
		elements,
		coming: parent.coming ?? [],
		onPrintedMap: parent.onPrintedMap ?? false
	};
}

/** The scope of the set from which what is called `name` is taken. */
export function scopeBefore(name: string, parent: Scope): Scope {
	return { ...childScope(parent, []), coming: [name, ...(parent.coming ?? [])] };
}

/** The scope inside a `where`: `it` and the members of the element, held in a register. */
export function elementScope(parent: Scope, element: Binding): Scope {
	return childScope(parent, [['it', element]], [element, ...parent.elements]);
}

/**
 * The names as they are now, for a scope may grow. To look a local up is to read it: after this, nothing is known about
 * names that nobody reads.
 */
export function copyOfScope(scope: Scope): Scope {
	const bindings = scope.names().flatMap((name): [string, Binding][] => {
		const binding = scope.lookup(name);
		return binding === null ? [] : [[name, binding]];
	});
	const { nextRegister, elements, onPrintedMap = false } = scope;
	return { ...childScope(rootScope(), bindings, elements), nextRegister, onPrintedMap };
}
