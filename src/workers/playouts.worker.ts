/** The worker that plays positions out. They come to it from the engine's worker; the page hears what many of them say. */
import { expose } from 'comlink';
import { workerCode } from './worker-code.ts';
import { PlayoutHost } from './playouts/PlayoutHost.ts';

expose(new PlayoutHost(workerCode()));
