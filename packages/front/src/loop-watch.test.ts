import { Worker } from 'node:worker_threads';
import { ask, threadChannel } from './channel';
import { watchLoop } from './loop-watch';

const LIMITS = { everyMs: 20, silentMs: 150, stuckMs: 400 };

/** A thread that answers, and keeps its loop busy for as many milliseconds as it is sent. */
const THREAD = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', (message) => {
  if (typeof message === 'number') {
    const end = Date.now() + message;
    while (Date.now() < end);
  } else parentPort.postMessage({ site: 'done', id: message.id });
});`;

describe('a loop that is asked whether it turns', () => {
  let thread: Worker;
  let seen: string[];
  let end: () => void;
  beforeEach(async () => {
    thread = new Worker(THREAD, { eval: true });
    const channel = threadChannel(thread);
    await ask(channel, { site: 'alive' });
    seen = [];
    const note = (what: string) => () => void seen.push(what);
    end = watchLoop(
      {
        ask: (maxWaitMs) => ask(channel, { site: 'alive' }, maxWaitMs),
        silent: note('silent'),
        back: note('back'),
        stuck: note('stuck'),
      },
      LIMITS,
    );
  });
  afterEach(async () => {
    end();
    await thread.terminate();
  });
  const seenAfter = async (busyMs: number) => {
    thread.postMessage(busyMs);
    await new Promise((resolve) => setTimeout(resolve, Math.max(busyMs, LIMITS.stuckMs) + 250));
    return seen;
  };

  it('is left alone while it answers in time', async () => {
    expect(await seenAfter(10)).toEqual([]);
  });

  it('gets no new connections while it is silent, and gets them again', async () => {
    expect(await seenAfter(280)).toEqual(['silent', 'back']);
  });

  it('is given up when it stays silent', async () => {
    expect(await seenAfter(2000)).toEqual(['silent', 'stuck']);
  });
});
