/**
 * SvelteKit's Vite plugins, for a project that keeps its options in `svelte.config.js`.
 *
 * SvelteKit 3.2 takes its options as an argument and stops as soon as it sees that file, lest somebody believes it were
 * read. Here it is read, by `vite.config.ts`; so this one objection is passed over. All other errors stand.
 */
import { type Config, sveltekit } from '@sveltejs/kit/vite';
import type { Plugin, PluginOption } from 'vite';

const RESOLVE_ROOT = 'vite-plugin-sveltekit-resolve-root';

export async function kitPlugins(config: Config): Promise<PluginOption[]> {
	const plugins = await sveltekit(config);
	const checks = plugins.find((plugin) => plugin.name === RESOLVE_ROOT);
	if (checks !== undefined) passOverConfigFile(checks);
	return plugins;
}

/** The hook settles the root folder before it looks for the file, so that nothing is lost by going on. */
function passOverConfigFile(plugin: Plugin): void {
	const hook = plugin.config;
	if (typeof hook !== 'object') return;
	const { handler } = hook;
	hook.handler = function (...args) {
		try {
			return handler.apply(this, args);
		} catch (error) {
			if (error instanceof Error && error.message.includes('svelte.config.js')) return undefined;
			throw error;
		}
	};
}
