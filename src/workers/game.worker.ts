/** The worker of the `GameServer`: one game and its bots. */
import { expose } from 'comlink';
import { GameHost } from '#lib/game-server/GameHost.ts';
import { workerCode } from './worker-code.ts';

expose(new GameHost(workerCode()));
