import { z } from 'zod';
import { first, type SearchParams } from '@/lib/list-url';
import { MAX_QUERY_LENGTH } from '@/lib/query-parser/tokens';
import { searchSchema } from '@/lib/search/schema';

/** A radio group sends a range as one value, `2500000-5000000`; open ends are empty. */
function range(value: unknown, low: string, high: string): Record<string, string | undefined> {
  const match = typeof value === 'string' ? /^(\d*)-(\d*)$/.exec(value) : null;
  return match ? { [low]: match[1] || undefined, [high]: match[2] || undefined } : {};
}

const withRanges = (params: SearchParams) => ({
  ...params,
  ...range(first(params.price), 'minPrice', 'maxPrice'),
  ...range(first(params.size), 'minArea', 'maxArea'),
});

const typedText = z
  .preprocess(first, z.string().trim().min(1))
  .transform((text) => text.slice(0, MAX_QUERY_LENGTH))
  .optional()
  .catch(undefined);

/** The query string of a list page: a search, and what the search box adds to it. */
const listSchema = searchSchema.extend({
  /** what was typed into the search box */
  ask: typedText,
  /** what of it was not understood */
  unread: typedText,
});

export type ListQuery = {
  search: z.infer<typeof searchSchema>;
  ask: string | undefined;
  unrecognised: string | undefined;
  /** a range came as one value: the address is not yet the one of its search */
  hasRange: boolean;
};

/** Never throws: any address renders a list. */
export function parseListQuery(params: SearchParams): ListQuery {
  const { ask, unread, ...search } = listSchema.parse(withRanges(params));
  const hasRange = params.price !== undefined || params.size !== undefined;
  return { search, ask, unrecognised: unread, hasRange };
}
