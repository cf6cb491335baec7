#!/usr/bin/env node
/** The command line, in plain JavaScript: to load what reads TypeScript takes as long as the rest of `--help`. What was compiled the last time is kept by Node. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./commands.ts');
