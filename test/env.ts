import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';

// Before anything reads the environment: every test file gets a data folder of its own (removed with TEST_DIR), quick password hashes,
// and limits that only the tests about limits lower again.
process.env.DATA_DIR = mkdtempSync(join(String(process.env.TEST_DIR), 'data-'));
process.env.BCRYPT_COST = '4';
process.env.RATE_LIMIT_FACTOR ??= '1000';
process.env.LOG_LEVEL ??= 'silent';
process.env.SITE_URL = 'http://localhost:3000';
