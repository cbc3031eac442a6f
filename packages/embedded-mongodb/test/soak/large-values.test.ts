import { readFileSync } from 'node:fs';
import { Binary } from 'bson';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { RawConnection } from '../support/wire';
import { MEMORY, MOST_RESIDENT_MIB } from './memory';

/** More than the log of changes keeps (256 MB), so that it is trimmed. */
const WRITES = 20;
const BYTES = 16_000_000;

let server: ServerProcess;
const dir = temporaryDirectory();
afterAll(async () => {
  await server?.kill();
  removeDirectory(dir);
});

/** The most that the process ever had, in MiB (Linux). */
function peakMiB(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmHWM:\s+(\d+) kB/m);
  return Number(line?.[1] ?? 0) / 1024;
}

test('documents of 16 MB written and read again and again stay within the memory limit', async () => {
  server = await startServer({ dir, args: ['--replica-set', 'large'], env: { ...process.env, ...MEMORY } });
  const connection = await RawConnection.open(server.port);
  for (let n = 0; n < WRITES; n++) {
    // every third does not shrink when it is packed
    const body = Buffer.alloc(
      BYTES,
      n % 3 === 0 ? Buffer.from(Array.from({ length: 997 }, (_, i) => (i * i * (n + 7)) & 255)) : n,
    );
    const u = { _id: n % 3, n, body: new Binary(body) };
    const reply = await connection.command({
      update: 'large',
      updates: [{ q: { _id: n % 3 }, u, upsert: true }],
    });
    expect(reply).toMatchObject({ ok: 1, n: 1 });
    if (n % 4 !== 3) continue;
    const [found] = await connection.all({ find: 'large', filter: { _id: n % 3 } });
    expect([found?.n, found?.body.length()]).toEqual([n, BYTES]);
  }
  expect(await connection.command({ collStats: 'large' })).toMatchObject({ ok: 1, count: 3 });
  connection.close();
  expect(peakMiB(server.child.pid!)).toBeLessThan(MOST_RESIDENT_MIB);
});
