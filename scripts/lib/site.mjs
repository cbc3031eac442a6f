import { SITE_MEMORY, startPart } from './children.mjs';

/** Milliseconds for running requests and background work to end after a stop begins (docs/operations.md#stopping). */
const STOP_MS = 40_000;

/** Returns a function that starts the site's processes. `waiting` holds the port until they listen, and again after they end. */
export function makeSite({ env, port, waiting, note }) {
  return () => {
    const part = startPart(process.execPath, ['dist/server.mjs'], {
      env: { ...SITE_MEMORY, ...env, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    part.child.on('message', (sent) => {
      if (sent?.site !== 'listening') return;
      waiting.close();
      // ignores a site that has died in the meantime
      part.child.send({ site: 'done', id: sent.id }, () => undefined);
    });
    part.ended.then(() => waiting.open());
    note('site', part.child, 'dist/server.mjs');
    return { ...part, stop: () => part.stop(STOP_MS) };
  };
}
