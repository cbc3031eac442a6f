import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { inFewWrites } from './few-writes';

/** What a client receives, in the pieces in which it was written. */
async function receive(answer: (response: ServerResponse) => unknown, until: string) {
  const pieces: string[] = [];
  const server = createServer((request, response) => {
    const { _handle: handle } = request.socket as unknown as { _handle: Record<string, unknown> };
    for (const name of ['writev', 'writeLatin1String', 'writeUtf8String', 'writeBuffer']) {
      const before = handle[name] as (...args: unknown[]) => unknown;
      handle[name] = (...args: unknown[]) => {
        pieces.push(name);
        return before.apply(handle, args);
      };
    }
    inFewWrites(response);
    answer(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  let text = '';
  for await (const chunk of client.setEncoding('utf8')) {
    text += chunk;
    if (text.includes(until)) break;
  }
  client.destroy();
  server.close();
  return { text, writes: pieces.length };
}

it('sends a response whose parts come at once as one write', async () => {
  const { text, writes } = await receive(async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.flushHeaders();
    await Promise.resolve();
    response.write('{"a":');
    await Promise.resolve();
    response.write('1}');
    response.end();
  }, '0\r\n\r\n');
  expect(text).toContain('{"a":');
  expect(writes).toBe(1);
});

it('holds nothing back that is followed by a pause', async () => {
  let open: ServerResponse | undefined;
  const head = await receive((response) => {
    open = response;
    response.flushHeaders();
  }, '\r\n\r\n');
  expect(head.text).toContain('200 OK');
  open?.destroy();
  const event = await receive((response) => void response.write('data: 1\n\n'), 'data: 1');
  expect(event.text).toContain('data: 1');
});

it('tells a writer when it may go on', async () => {
  const piece = 'x'.repeat(64 * 1024);
  let sent = 0;
  const { text } = await receive(async (response) => {
    for (let i = 0; i < 20; i++) {
      if (!response.write(piece)) await once(response, 'drain');
      sent++;
    }
    response.end('the end');
  }, 'the end');
  expect([sent, text.length > 20 * piece.length]).toEqual([20, true]);
});
