import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { flushPath } from './data-file';
import { libraryPath } from './sqlite-library';

/** Reads committed data through a separate connection in a separate thread. */
const COPYING = `
const { workerData } = require('node:worker_threads');
const { DatabaseSync } = require(workerData.libraryPath);
const db = new DatabaseSync(workerData.from, { readOnly: true });
db.prepare('VACUUM INTO ?').run(workerData.to);
db.close();
`;

/** Copies the committed data of a data file densely into a new one. */
export function copyCommitted(from: string, to: string): Promise<void> {
  rmSync(to, { force: true });
  return new Promise<void>((resolve, reject) => {
    const worker = new Worker(COPYING, { eval: true, workerData: { libraryPath, from, to } });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  }).then(() => flushPath(to));
}
