import 'server-only';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { lastDays } from '@/lib/platform/time/indian-day';
import { getSources } from './data';
import { sourceSearchSchema } from './schema';

/** Covers the last 30 days unless a day is chosen. */
export async function loadSources(query: SearchParams) {
  await pageAdmin('/admin/sources', 'read');
  const requested = sourceSearchSchema.parse(query);
  const from = requested.from ?? (requested.to ? undefined : lastDays(30, new Date())[0]);
  const search = { ...requested, from };
  return { search, sources: await getSources(search) };
}
