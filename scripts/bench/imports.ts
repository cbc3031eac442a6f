/**
 * `npm run bench -- imports [--quick]`: a file of 50 000 contacts (5 000 with --quick) is read, checked, run and taken
 * back over the embedded database in a process of its own. Prints for each step the rows a second, the longest and the
 * 99th percentile of what the event loop waited, and the memory above the start.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { jobAdminActor } from '@/lib/auth/actor';
import { connectDb, disconnectDb } from '@/lib/db';
import { createImport, runImport, saveMapping, undoImport } from '@/lib/import-admin/mutations';
import { workOnImport } from '@/lib/import-run/mutations';
import { syncIndexes } from '@/lib/sync-indexes';
import { Contact } from '@/models/contact';
import { startDatabase } from '../lib/database.mjs';

const ROWS = process.argv.includes('--quick') ? 5000 : 50_000;

function file(dir: string): { path: string; size: number } {
  const lines = ['First name,Last name,Mobile,Email,Organization,Home city,Notes'];
  for (let i = 0; i < ROWS; i++) {
    const phone = `+9198${String(10_000_000 + i)}`;
    lines.push(
      `Person${i},Name${i % 977},${phone},person${i}@x.example,Company ${i % 500},Nagpur,${'note '.repeat(30)}`,
    );
  }
  const text = lines.join('\n');
  const path = join(dir, 'people.csv');
  writeFileSync(path, text);
  return { path, size: text.length };
}

async function measured<T>(name: string, work: () => Promise<T>): Promise<T> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  loop.disable();
  clearInterval(look);
  const figures = [
    `${seconds.toFixed(1)} s`,
    `${Math.round(ROWS / seconds)} rows/s`,
    `event loop p99 ${(loop.percentile(99) / 1e6).toFixed(1)} ms, longest ${(loop.max / 1e6).toFixed(0)} ms`,
    `memory +${Math.round((most - before) / 1e6)} MB`,
  ];
  console.log(`${name.padEnd(8)} ${figures.join(' · ')}`);
  return result;
}

const dir = mkdtempSync(join(tmpdir(), 'saptam-imports-'));
const database = await startDatabase({ dir: join(dir, 'db'), quiet: true });
Object.assign(process.env, { DATA_DIR: dir, LOG_LEVEL: 'error' });
try {
  await connectDb(database.uri);
  await syncIndexes();
  const actor = jobAdminActor({ userId: 'a'.repeat(24), name: 'Bench', role: 'admin' });
  const { path, size } = file(dir);
  console.log(`${ROWS} contacts, ${(size / 1e6).toFixed(1)} MB`);
  const made = await measured('read', () =>
    createImport({ kind: 'contacts', path, name: 'people.csv', size }, actor),
  );
  const { id, mapping } = made;
  await saveMapping(id, { mapping, duplicates: 'skip', dateOrder: 'dmy' }, actor);
  await measured('check', () => workOnImport(id));
  await runImport(id, actor);
  await measured('run', () => workOnImport(id));
  if ((await Contact.countDocuments({})) !== ROWS) throw new Error('not every row became a contact');
  await undoImport(id, actor);
  await measured('undo', () => workOnImport(id));
  if ((await Contact.countDocuments({})) !== 0) throw new Error('not every contact was taken back');
} finally {
  await disconnectDb();
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
}
