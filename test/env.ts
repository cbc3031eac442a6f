import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';

// Before anything reads the environment: every test file gets a data folder of its own (removed with TEST_DIR), quick password hashes,
// and limits that only the tests about limits lower again.
process.env.DATA_DIR = mkdtempSync(join(String(process.env.TEST_DIR), 'data-'));
process.env.BCRYPT_COST = '4';
process.env.RATE_LIMIT_FACTOR ??= '1000';
process.env.LOG_LEVEL ??= 'silent';
process.env.SITE_URL = 'http://localhost:3000';

// one database per worker, which runs its files one by one
const server = process.env.TEST_MONGODB_URI;
if (!server)
  throw new Error('TEST_MONGODB_URI is not set: run through jest.config.mjs, which starts the server');
const database = `${process.env.TEST_DB_PREFIX ?? 'test_'}${process.env.JEST_WORKER_ID}`;
// not in the environment, because programs started by tests would take it for an installation's database
env().MONGODB_URI = Object.assign(new URL(server), { pathname: `/${database}` }).href;
