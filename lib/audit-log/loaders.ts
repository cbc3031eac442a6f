import 'server-only';
import { pageAdmin } from '@/lib/auth/page-guards';
import type { SearchParams } from '@/lib/list-url';
import { searchAuditLog } from './data';
import { auditLogSchema } from './schema';

export async function loadAudit(query: SearchParams) {
  await pageAdmin('/admin/audit', 'audit');
  const search = auditLogSchema.parse(query);
  return { search, list: await searchAuditLog(search) };
}
