/** A worker of the laboratory. The page hands it linked rules. */
import { expose } from 'comlink';
import { workerCode } from './worker-code.ts';
import { LabHost } from './lab/LabHost.ts';

expose(new LabHost(workerCode()));
