import 'server-only';
import { z } from 'zod';
import { AppError, type Issue } from '@/lib/http/errors';
import { PROPERTIES_PAGE_SIZE } from './constants';
import { listWholeNewest } from './data';
import { searchWhole } from './search';
import { isCursor } from './search-index/query';
import { type PropertySearch, parseSearch, searchSchema } from './search-schema';

/** Most listings in the reply to the bare call (decisions.md 4). */
const BARE_LIMIT = 500;

const LIMIT_MESSAGE = 'limit must be a whole number from 1 to 100';
const limitSchema = z.coerce
  .number(LIMIT_MESSAGE)
  .int(LIMIT_MESSAGE)
  .min(1, LIMIT_MESSAGE)
  .max(100, LIMIT_MESSAGE);

/**
 * `GET /api/property`. Bare, it answers as the old product did: `{data, total}`. With a query it filters, sorts and
 * pages: `{data, total, page, pages, next?, facets}`; `limit` is the page size, `after` takes the `next` of a reply.
 */
export async function listForApi(params: URLSearchParams) {
  if (params.size === 0) {
    const { items, total } = await listWholeNewest(BARE_LIMIT);
    return { data: items, total };
  }
  const pageSize = limitSchema.parse(params.get('limit') || PROPERTIES_PAGE_SIZE);
  const search = parseSearch(params);
  assertRead(params, search);
  const { items, ...page } = await searchWhole(search, { pageSize, facets: true });
  return { data: items, ...page };
}

/**
 * A page shows something whatever its address says; a program that asks for what cannot be read is told so, lest it take
 * every listing for those that it wanted. Keys that are not ours are left alone.
 */
function assertRead(params: URLSearchParams, search: PropertySearch): void {
  const issues: Issue[] = [];
  for (const path of new Set(params.keys())) {
    const given = params.getAll(path).flatMap((value) => (value.trim() === '' ? [] : [value]));
    if (
      given.length > 0 &&
      path in searchSchema.shape &&
      !isRead(path as keyof PropertySearch, given, search)
    )
      issues.push({ path, message: `${path} cannot be read: ${given.join(',').slice(0, 80)}` });
  }
  if (issues.length > 0) throw new AppError('invalid', issues[0]?.message, { issues });
}

/** Values of a list are dropped one by one, so that it counts how many are left. */
function isRead(key: keyof PropertySearch, given: string[], search: PropertySearch): boolean {
  const value = search[key];
  if (key === 'page' || key === 'sort') return String(value) === given[0]?.trim();
  if (key === 'after') return isCursor(given[0] ?? '');
  if (value === undefined) return false;
  if (!Array.isArray(value) || key === 'box' || key === 'locality') return true;
  return value.length === new Set(given.flatMap((text) => text.split(',')).filter(Boolean)).size;
}
