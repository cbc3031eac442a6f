import 'server-only';
import { connectDb } from '@/lib/db';
import { findByCode } from '@/lib/listing-code/data';
import type { ListingType } from '@/lib/listing-vocabulary/constants';
import { log } from '@/lib/log';
import { totalOf } from '@/lib/public-list/data';
import { budgetLimit } from '@/lib/query-parser/budget';
import { type ParsedQuery, parseQuery } from '@/lib/query-parser/parse';
import { type Place, type PlaceIndex, placeFilter } from '@/lib/query-parser/place-index';
import { MAX_QUERY_LENGTH } from '@/lib/query-parser/tokens';
import { searchPath } from '@/lib/search/rules';
import { orderRanges, type PropertySearch, parseSearch, readTyped } from '@/lib/search/schema';
import { placeIndex, recordPlaceUse } from './data';
import { type SuggestReply, suggest } from './rules';

type Wanted = { search: PropertySearch; places: Place[]; unrecognised: string[] };

/** A suggestion that was chosen names its place: of two Gandhi Nagars it is the one that was meant. */
function withPick(parsed: ParsedQuery, picked: Place | undefined): Partial<PropertySearch> {
  if (!picked) return parsed.search;
  const { city: _, locality: __, q: ___, ...rest } = parsed.search;
  return { ...rest, ...placeFilter(picked) };
}

function wantedBy(params: URLSearchParams, ask: string, index: PlaceIndex): Wanted {
  const given = parseSearch(params);
  const parsed = parseQuery(ask, index);
  const picked = index.places.get(params.get('pick') ?? '');
  const type = parsed.search.type ?? given.type ?? ('sale' as const);
  const maxPrice = budgetLimit(Number(params.get('upTo')), type);
  return {
    // a typed maximum is closer to what was meant than the slider
    search: orderRanges({
      ...given,
      ...(maxPrice && given.maxPrice === undefined && { maxPrice }),
      ...withPick(parsed, picked),
      type,
    }),
    places: picked ? [picked] : parsed.parts.flatMap((part) => part.place ?? []),
    unrecognised: parsed.unrecognised,
  };
}

/**
 * Where the words of the search box lead: the address that says the same in filters. `ask` and `unread` go along, so
 * that the page can show what was understood. A place that led to listings is counted (the order of suggestions).
 */
export async function resolveSearch(params: URLSearchParams): Promise<string> {
  const ask = (params.get('ask') ?? '').slice(0, MAX_QUERY_LENGTH).trim();
  await connectDb();
  const named = await findByCode(ask);
  if (named) return `/properties/${named.id}`;
  const { search, places, unrecognised } = wantedBy(params, ask, await placeIndex());
  if (places.length > 0 && (await totalOf(search)) > 0) {
    // not waited for: no visitor's search is slower for it, and its failure costs none
    recordPlaceUse(places).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'place use not counted'),
    );
  }
  const path = searchPath(search);
  const extra = new URLSearchParams({
    ...(ask && { ask }),
    ...(unrecognised.length > 0 && { unread: unrecognised.join(' ') }),
    // the list says beside the field what can be read
    ...readTyped(Object.fromEntries(params)).unreadable,
  });
  return extra.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${extra}` : path;
}

/** What the box shows while a person types; a property code leads straight to its listing. */
export async function suggestFor(ask: string, type: ListingType): Promise<SuggestReply> {
  const [reply, named] = await Promise.all([
    placeIndex().then((index) => suggest(ask, index, type)),
    findByCode(ask),
  ]);
  if (!named) return reply;
  const href = `/properties/${named.id}`;
  const found = { label: named.code, hint: named.title, href };
  return { parts: [{ words: ask, label: named.code }], unrecognised: [], suggestions: [found], href };
}
