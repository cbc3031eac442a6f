import { join } from 'node:path';
import { SITE_MEMORY, startPart } from './children.mjs';
import { FIRST_FOLDER } from './first-build.mjs';
import { root } from './paths.mjs';

/** How long running requests and background work may take to end after a stop begins (docs/operations.md#stopping). */
const STOP_MS = 40_000;

/** The site's processes: `start` starts them, each time from the whole build, or, with `isFirst` and until `isWhole` is set, from the first one. */
export function makeSite({ isFirst, env, port, standIn, note }) {
  const site = {
    isWhole: !isFirst,
    /** what was started last */
    current: undefined,
    /** replies 200 as soon as visitors can be served; with the first pages alone a site is not yet "ready" */
    health: `http://127.0.0.1:${port}/api/health${isFirst ? '/live' : ''}`,
    ready: `http://127.0.0.1:${port}/api/health/ready`,
    start() {
      const cwd = site.isWhole ? root : join(root, FIRST_FOLDER);
      const part = startPart(process.execPath, [join(cwd, 'dist/server.mjs')], {
        env: { ...SITE_MEMORY, ...env, PORT: String(port) },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        cwd,
      });
      standIn.attend(part);
      note('site', part.child, 'dist/server.mjs');
      site.current = { ...part, stop: () => part.stop(STOP_MS) };
      return site.current;
    },
  };
  return site;
}
