import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { watchBody } from './request-body';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    const rate = { minRate: 1000, graceMs: 200, checkEveryMs: 50 };
    const refuse = (status: number) => response.writeHead(status, { connection: 'close' }).end();
    watchBody(request, 8000, refuse, rate);
    request.on('end', () => response.end('done')).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Sends `size` bytes every 20 ms until the server ends the connection or `total` is sent. */
function trickle(size: number, total: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    let received = '';
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${total}\r\n\r\n`,
    );
    const timer = setInterval(() => {
      const now = Math.min(size, total - sent);
      sent += now;
      if (now > 0 && socket.writable) socket.write('x'.repeat(now));
    }, 20);
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(received);
    });
  });
}

it('gives up on a sender that is too slow', async () => {
  expect(await trickle(2, 10_000)).toContain(' 408 ');
});

it('stops at the limit of bytes', async () => {
  expect(await trickle(1000, 9000)).toContain(' 413 ');
});

it('waits for one that is merely steady', async () => {
  expect(await trickle(200, 6000)).toContain('done');
});
