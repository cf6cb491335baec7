#!/usr/bin/env node
/**
 * The command line. This file is plain JavaScript: Node would need as long to load what reads TypeScript as for the rest of
 * `--help`. It keeps what it compiled the last time.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./commands.ts');
