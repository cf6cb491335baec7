/**
 * One side of `npm run bench -- --against COMMIT`: a process of its own in its checkout, which does the work that the harness
 * asks for. The harness of a later commit talks to the contestant of an earlier one, so that this file must stay where it is and
 * go on speaking the protocol; whatever is behind the names of the workloads may change.
 */
import { serve } from './compare/protocol.ts';
import { WORKLOADS } from './workloads/all.ts';

serve(WORKLOADS);
