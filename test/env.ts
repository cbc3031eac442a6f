import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';

// Before anything reads the environment: every worker gets a database and a data folder of its own (removed with TEST_DIR), quick password hashes,
// and limits that only the tests about limits lower again.
const worker = globalThis as { dataFolder?: string };
worker.dataFolder ??= mkdtempSync(join(String(process.env.TEST_DIR), 'data-'));
process.env.DATA_DIR = worker.dataFolder;
// what the file before has left there goes, all but the secrets, which the product has read
for (const entry of readdirSync(worker.dataFolder, { withFileTypes: true }))
  if (entry.isDirectory()) rmSync(join(worker.dataFolder, entry.name), { recursive: true });
// one database for each worker, whose files run one after another
const server = process.env.TEST_MONGODB_URI;
if (!server)
  throw new Error('TEST_MONGODB_URI is not set: run through vitest.config.mts, which starts the server');
const database = `${process.env.TEST_DB_PREFIX ?? 'test_'}${process.env.VITEST_POOL_ID}`;
const address = Object.assign(new URL(server), { pathname: `/${database}` }).href;
process.env.BCRYPT_COST = '4';
process.env.RATE_LIMIT_FACTOR ??= '1000';
process.env.LOG_LEVEL ??= 'silent';
process.env.SITE_URL = 'http://localhost:3000';

// not in the environment: programs that tests start would take it for the database of an installation
env().MONGODB_URI = address;
const before = { ...env() };
afterAll(() => {
  for (const name of Object.keys(env())) if (!(name in before)) Reflect.deleteProperty(env(), name);
  Object.assign(env(), before);
});
