/** The rules run in a worker of the page; nothing is rendered on the way to it. */
export const ssr = false;
