import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site at another port, where visitors come from `localAddress` and `publish` changes the service worker, as after an update. */
export async function startChangingSite(target: string, localAddress = '127.0.0.1') {
  let version = 1;
  const statuses: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === '/sw.js';
    const {
      'accept-encoding': _,
      'if-none-match': __,
      'if-modified-since': ___,
      ...plain
    } = incoming.headers;
    const headers = { ...(isWorker ? plain : incoming.headers), host: new URL(target).host };
    if (headers.origin) headers.origin = target;
    const options = { method: incoming.method, headers, hostname: '127.0.0.1', localAddress };
    const forwarded = request(new URL(incoming.url ?? '/', target), options, (reply) => {
      const { 'content-length': length, ...rest } = reply.headers;
      const proof = incoming.headers['x-proof'] ? ' with a proof' : '';
      if (incoming.method !== 'GET') statuses.push(`${incoming.url} ${reply.statusCode}${proof}`);
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
    /** address and status of each write that came through here */
    statuses,
    publish: () => {
      version += 1;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
