/** What the server adds to a page: the word with which it may touch the folder of the user's own rules. */
import type { Handle } from '@sveltejs/kit/hooks';

/** Set by scripts/serve.mjs for pages that may, and by nobody else. */
const HEADER = 'x-thingsmith-token';

export const handle: Handle = ({ event, resolve }) => {
	const token = event.request.headers.get(HEADER) ?? '';
	if (!/^[\w-]{43}$/.test(token)) return resolve(event);
	return resolve(event, {
		transformPageChunk: ({ html }) =>
			html.replace('</head>', `<meta name="thingsmith-folder" content="${token}" /></head>`)
	});
};
