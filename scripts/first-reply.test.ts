import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What becomes of a site that never replies and ends, as scripts/start.mjs sees it. */
async function outcome(messages: object[]): Promise<string> {
  const program = `
    import { EventEmitter } from 'node:events';
    import { firstReply } from './scripts/lib/first-reply.mjs';
    const child = new EventEmitter();
    let end;
    const ended = new Promise((done) => { end = done; });
    const first = firstReply('http://127.0.0.1:9/', { child, ended });
    for (const message of ${JSON.stringify(messages)}) child.emit('message', message);
    end({ signal: 'SIGKILL' });
    console.log(await first.then(() => 'goes on', (error) => error.message));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return stdout.trim();
}

test('a site that is killed at its first reply is one to start again', async () => {
  expect(await outcome([{ site: 'ready' }, { site: 'listening' }])).toBe('goes on');
});

test('a site that ends before it listens has a fault of its own', async () => {
  expect(await outcome([])).toMatch(/stopped before it served/);
});
