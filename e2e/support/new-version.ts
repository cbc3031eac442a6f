import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site under another port, whose service worker changes when `publish` is called, as after an update of the site. */
export async function startChangingSite(target: string) {
  let version = 1;
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === '/sw.js';
    const {
      'accept-encoding': _,
      'if-none-match': __,
      'if-modified-since': ___,
      ...plain
    } = incoming.headers;
    const headers = { ...(isWorker ? plain : incoming.headers), host: new URL(target).host };
    const options = { method: incoming.method, headers };
    const forwarded = request(new URL(incoming.url ?? '/', target), options, (reply) => {
      const { 'content-length': length, ...rest } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, isWorker || !length ? rest : reply.headers);
      if (isWorker) outgoing.write(`// version ${version}\n`);
      reply.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    publish: () => {
      version += 1;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
