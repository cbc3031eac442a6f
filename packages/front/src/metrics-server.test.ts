import { EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ask } from 'front/testing';
import { Counter, Registry } from 'prom-client';
import { answer, type Channel } from './channel';
import { asText, MetricsMembers, serveMetrics } from './metrics-server';

it('serves what is counted at an address of its own, and nothing else', async () => {
  const registry = new Registry();
  new Counter({ name: 'done_total', help: 'x', registers: [registry] }).inc(3);
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, async () => [
    await registry.getMetricsAsJSON(),
  ]);
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const { text, headers } = await ask(port, '/metrics');
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(text.split('\n')).toContain('done_total 3');
  expect((await ask(port, '/')).status).toBe(404);
  server.close();
});

/** Both ends of the channel between the first process and another one, which has counted `count`. */
function member(count: number) {
  const registry = new Registry();
  new Counter({ name: 'done_total', help: 'x', registers: [registry] }).inc(count);
  const [near, far] = [new EventEmitter(), new EventEmitter()];
  const channel = (own: EventEmitter, other: EventEmitter) =>
    Object.assign(own, { send: (message: unknown) => other.emit('message', message) }) as Channel;
  const asked: boolean[] = [];
  answer(channel(far, near), 'measure', async ({ shared }) => {
    asked.push(shared);
    return [await registry.getMetricsAsJSON()];
  });
  return { near: channel(near, far), end: () => near.emit('exit'), asked };
}

it('adds up all processes, asks one for what they share, and keeps what one that ended had counted', async () => {
  const members = new MetricsMembers();
  const both = [member(3), member(4)];
  for (const { near } of both) members.add(near);
  const sum = async () => /^done_total (\d+)$/m.exec(await asText(await members.read()))?.[1];
  expect(await sum()).toBe('7');
  expect(both.map(({ asked }) => asked)).toEqual([[true], [false]]);
  both[0]!.end();
  expect(await sum()).toBe('7');
  expect(both[1]!.asked).toEqual([false, true]);
  for (let i = 0; i < 3; i++) {
    const next = member(1);
    members.add(next.near);
    expect(await sum()).toBe(String(8 + i));
    next.end();
  }
  expect(await sum()).toBe('10');
});
