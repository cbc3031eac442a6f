import 'server-only';
import { pageAdmin } from '@/lib/auth/page-guards';
import type { SearchParams } from '@/lib/list-url';
import { searchAudit } from './data';
import { auditSearchSchema } from './schema';

export async function loadAudit(query: SearchParams) {
  await pageAdmin('/admin/audit', 'audit');
  const search = auditSearchSchema.parse(query);
  return { search, list: await searchAudit(search) };
}
