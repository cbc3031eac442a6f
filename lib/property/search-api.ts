import 'server-only';
import { z } from 'zod';
import { PROPERTIES_PAGE_SIZE } from './constants';
import { listWholeNewest } from './data';
import { searchWhole } from './search';
import { parseSearch } from './search-schema';

/** Most listings in the reply to the bare call (decisions.md 4). */
const BARE_LIMIT = 500;

const limitSchema = z.coerce.number().int().min(1).max(100).catch(PROPERTIES_PAGE_SIZE);

/**
 * `GET /api/property`. Bare, it answers as the old product did: `{data, total}`. With a query it filters, sorts and
 * pages: `{data, total, page, pages, next?, facets}`; `limit` is the page size, `after` takes the `next` of a reply.
 */
export async function listForApi(params: URLSearchParams) {
  if (params.size === 0) {
    const { items, total } = await listWholeNewest(BARE_LIMIT);
    return { data: items, total };
  }
  const pageSize = limitSchema.parse(params.get('limit') ?? undefined);
  const { items, ...page } = await searchWhole(parseSearch(params), { pageSize, facets: true });
  return { data: items, ...page };
}
