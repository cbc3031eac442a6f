import { Agent, request } from 'node:http';
import { html, type Running, start } from 'front/testing';
import { closeGracefully } from './graceful-stop';
import { Limiter } from './limiter';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const drain = ({ front }: Running) => {
  front.drain();
};

/** One request over a kept-alive connection; returns its status or the error's code. */
function over(agent: Agent, port: number, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const outgoing = request({ port, host: '127.0.0.1', path, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    outgoing.end();
  });
}

it('a stop under load fails no request: what was sent gets a response, new connections are not accepted', async () => {
  const running = await start(
    async (_, response) => {
      await sleep(30);
      html(response, 'made');
    },
    { render: new Limiter({ slots: 20, patientMs: 60_000, maxWaiting: 20 }) },
  );
  const results: (number | string)[] = [];
  const connected = new Set<number>();
  let stopped = false;
  const clients = Array.from({ length: 20 }, async (_, i) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!stopped) {
      const result = await over(agent, running.port, i % 2 ? '/about' : `/account?n=${i}`);
      if (result === 'ECONNREFUSED') break;
      results.push(result);
      connected.add(i);
    }
    agent.destroy();
  });
  // so that the stop comes under load
  while (connected.size < clients.length) await sleep(10);
  await closeGracefully(running.server, () => drain(running));
  stopped = true;
  await Promise.all(clients);
  expect(results.filter((result) => result !== 200)).toEqual([]);
  await running.close();
});

it('a stop loses no request that arrived while the process was busy', async () => {
  const running = await start((_, response) => html(response, 'made'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await over(agent, running.port, '/about');
  const stopped = closeGracefully(running.server, () => drain(running));
  const late = over(agent, running.port, '/about');
  // the request is written in this turn; then the process does not look for longer than it lingers
  await Promise.resolve();
  process.nextTick(() => {
    const end = Date.now() + 1500;
    while (Date.now() < end);
  });
  await expect(late).resolves.toBe(200);
  await stopped;
  agent.destroy();
  await running.close();
});

it('a stop does not wait for a client that never closes', async () => {
  const running = await start((_, response) => html(response, 'made'));
  const agent = new Agent({ keepAlive: true });
  await over(agent, running.port, '/about');
  let idle = 0;
  const cut = jest.spyOn(running.server.http, 'closeIdleConnections').mockImplementation(() => {
    idle++;
    Object.getPrototypeOf(running.server.http).closeIdleConnections.call(running.server.http);
  });
  // without the cut this would wait for the keep-alive time, which is longer than this test may take
  await closeGracefully(running.server, () => drain(running), 60_000);
  expect(idle).toBeGreaterThan(0);
  cut.mockRestore();
  agent.destroy();
  await running.close();
});
