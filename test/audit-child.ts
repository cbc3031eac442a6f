/** Adds entries to the audit log in its own process, first many at once and then one by one. */
import { recordAudit } from '@/lib/platform/audit/mutations';
import { disconnectDb } from '@/lib/platform/db/connect';

const [name = '', count = ''] = process.argv.slice(2);
const by = { userId: 'a'.repeat(24), role: 'admin' };
const add = (i: number) =>
  recordAudit({ action: 'export', by, ip: '203.0.113.9', details: { what: `${name} ${i}` } });
const half = Number(count) / 2;
await Promise.all(Array.from({ length: half }, (_, i) => add(i)));
for (let i = half; i < half * 2; i++) await add(i);
await disconnectDb();
