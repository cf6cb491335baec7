#!/usr/bin/env node
/** The command line. What was compiled the last time is kept by Node, so that a command begins in half the time. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./commands.ts');
