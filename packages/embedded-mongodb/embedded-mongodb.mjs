#!/usr/bin/env node
// The command. It is here and not in dist/, because npm links only commands that exist when it installs. It does not
// rebuild what is already built, because a server may be running from it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
if (!existsSync(join(here, 'dist', 'main.js')))
  execFileSync(process.execPath, ['build.mjs'], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });
await import('./dist/main.js');
