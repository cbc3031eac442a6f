import { createServer } from 'node:net';
import { Stop } from './say.mjs';

/** The port from the environment (3000 by default). Rejects with one sentence if it is invalid or taken. */
export async function freePort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Stop(`PORT=${process.env.PORT} is not a port: use a number from 1 to 65535.`);
  }
  await new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => {
      fail(
        new Stop(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken: stop what listens there, or choose another with PORT=${port + 1} npm start.`
            : `Port ${port} cannot be used (${error.code}): choose another with PORT=3000 npm start.`,
        ),
      );
    });
    probe.listen(port, () => probe.close(done));
  });
  return port;
}
