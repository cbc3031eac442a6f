import 'server-only';
import { pageAdmin } from '@/lib/auth/page-guards';
import { searchAudit } from './data';
import { auditSearchSchema } from './schema';

export async function loadAudit(query: Record<string, string | string[] | undefined>) {
  await pageAdmin('/admin/audit');
  const search = auditSearchSchema.parse(query);
  return { search, list: await searchAudit(search) };
}
