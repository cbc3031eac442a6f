import { z } from 'zod';
import { first, type SearchParams } from '@/lib/platform/text/list-url';
import type { Unreadable } from '@/lib/search/constants';
import { MAX_QUERY_LENGTH } from '@/lib/search/parser/tokens';
import { type Preferred, readPreferred } from '@/lib/search/preferred/rules';
import { orderRanges, readTyped, searchSchema } from '@/lib/search/schema';

type RangeName = 'price' | 'size';
const ENDS = { price: ['minPrice', 'maxPrice'], size: ['minArea', 'maxArea'] } as const;

/**
 * Reads a range that a radio group sends as one value, `2500000-5000000`, with open ends empty and '' for any. Ends can be typed beside it. The form also sends
 * its initial range (`priceWas`), so that a newly chosen band replaces typed ends.
 */
function range(params: SearchParams, name: RangeName): SearchParams {
  const band = first(params[name]);
  if (typeof band !== 'string' || band === (first(params[`${name}Was`]) ?? '')) return {};
  const [low, high] = ENDS[name];
  const match = /^(\d*)-(\d*)$/.exec(band);
  if (!match && band !== '') return {};
  return { [low]: match?.[1] || undefined, [high]: match?.[2] || undefined };
}

const RANGE_KEYS = ['price', 'priceWas', 'size', 'sizeWas'] as const;

const typedText = z
  .preprocess(first, z.string().trim().min(1))
  .transform((text) => text.slice(0, MAX_QUERY_LENGTH))
  .optional()
  .catch(undefined);

/** Value of `filters` in the form's own address. */
export const FILTERS_ONLY = 'only';

/** The query string of a list page, which is a search with additions by the search box. */
const listSchema = searchSchema.extend({
  /** the text from the search box */
  ask: typedText,
  /** its unrecognised part */
  unread: typedText,
  /** read with the help of a language model */
  helped: z.preprocess(first, z.literal('1')).optional().catch(undefined),
  /** places taken for typed words, and a question or errand (lib/search/box, lib/search/answers) */
  meant: typedText,
  /** sides of an alternative, while the search covers both */
  either: typedText,
  answer: typedText,
  /** names of localities to add to the chosen ones, as people write them */
  addLocality: typedText,
  /** the filter form instead of the list, loaded when it is opened */
  filters: z.preprocess(first, z.literal(FILTERS_ONLY)).optional().catch(undefined),
});

export const LIST_PARAMETERS = Object.keys(listSchema.shape);

export type ListQuery = {
  search: z.infer<typeof searchSchema>;
  ask: string | undefined;
  unrecognised: string | undefined;
  isHelped: boolean;
  meant: string | undefined;
  either: Preferred[];
  answer: string | undefined;
  /** localities to add, by their names */
  typedLocalities: string[];
  /** false for the address of a sent form, which is not yet that of its search */
  isCanonical: boolean;
  /** unreadable typed ends of ranges */
  unreadable: Unreadable;
  isFilters: boolean;
};

/** Never throws, because any address renders a list. */
export function parseListQuery(params: SearchParams): ListQuery {
  const given = { ...params, ...range(params, 'price'), ...range(params, 'size') };
  const { ask, unread, helped, meant, either, answer, addLocality, filters, ...search } =
    listSchema.parse(given);
  const { isCanonical, unreadable } = readTyped(given);
  return {
    search: orderRanges(search),
    ask,
    unrecognised: unread,
    isHelped: helped !== undefined,
    meant,
    either: readPreferred(either).map(({ set }) => set),
    answer,
    typedLocalities: (addLocality ?? '').split(',').flatMap((name) => name.trim() || []),
    isCanonical:
      isCanonical && addLocality === undefined && RANGE_KEYS.every((key) => params[key] === undefined),
    unreadable,
    isFilters: filters !== undefined,
  };
}
