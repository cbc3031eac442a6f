import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeOver } from './lib/changeover.mjs';

type Ended = { code: number | null; signal: string | null };

/** A site's first process that replies to what it is asked, and the address at which the whole site says that it is there. */
async function site(reply: (child: EventEmitter) => void, statuses: number[] = [200]) {
  const server = createServer((_, response) => {
    response.statusCode = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    response.end();
  }).listen(0);
  await once(server, 'listening');
  const send = vi.fn();
  const child = Object.assign(new EventEmitter(), {
    send: (message: unknown, onSent: () => void) => {
      send(message);
      onSent();
      setImmediate(() => reply(child));
    },
  });
  let end = (_: Ended) => {};
  const ended = new Promise<Ended>((done) => {
    end = done;
  });
  const { port } = server.address() as AddressInfo;
  const made = { current: { child, ended }, isWhole: false, ready: `http://127.0.0.1:${port}/` };
  return { made, send, end, close: () => server.close() };
}

const { signal } = new AbortController();
const place = '/somewhere';

test('the whole site is asked for, and is there when it says itself that it is ready', async () => {
  const statuses = [503, 503, 200];
  const { made, send, close } = await site(
    (child) => child.emit('message', { site: 'moved', id: 0 }),
    statuses,
  );
  expect(await changeOver(made, { signal, place })).toBe(true);
  const wanted = { site: 'move', exec: '/somewhere/dist/server.mjs', cwd: place };
  expect(send).toHaveBeenCalledWith(expect.objectContaining(wanted));
  expect([made.isWhole, statuses]).toEqual([true, [200]]);
  close();
});

test('a whole site that does not start leaves the first pages as they are', async () => {
  const { made, close } = await site((child) => child.emit('message', { site: 'stayed', id: 0 }));
  expect(await changeOver(made, { signal, place })).toBe(false);
  expect(made.isWhole).toBe(false);
  close();
});

test('a site that is killed in the middle is started again as the whole one', async () => {
  const started = await site(() => started.end({ code: null, signal: 'SIGKILL' }));
  expect(await changeOver(started.made, { signal, place })).toBe(true);
  expect(started.made.isWhole).toBe(true);
  started.close();
});
