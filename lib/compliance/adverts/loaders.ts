import 'server-only';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { checkAdverts, listAdverts } from './data';
import { advertQuerySchema } from './schema';

/** A project's adverts on a day, and the state of the chain. */
export async function loadAdverts(params: SearchParams) {
  await pageAdmin('/admin/adverts', 'audit');
  const query = advertQuerySchema.parse(params);
  const [chain, adverts] = await Promise.all([
    checkAdverts(),
    query.project ? listAdverts(query.project, query.day) : [],
  ]);
  return { query, chain, adverts };
}
