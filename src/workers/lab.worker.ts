/** A worker of the laboratory. The page hands it the rule files. */
import { expose } from 'comlink';
import { workerCode } from './worker-code.ts';
import { LabHost } from './lab/LabHost.ts';

expose(new LabHost(workerCode()));
