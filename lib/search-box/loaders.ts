import 'server-only';
import { connectDb } from '@/lib/db';
import { log } from '@/lib/log';
import { totalOf } from '@/lib/public-list/data';
import { budgetLimit } from '@/lib/query-parser/budget';
import { type Reading, readQuery } from '@/lib/query-parser/parse';
import { type Place, type PlaceIndex, placeFilter } from '@/lib/query-parser/place-index';
import { MAX_QUERY_LENGTH } from '@/lib/query-parser/tokens';
import { searchPath } from '@/lib/search/rules';
import { type PropertySearch, parseSearch } from '@/lib/search/schema';
import { placeIndex, recordPlaceUse } from './data';

type Wanted = { search: PropertySearch; places: Place[]; unread: string[] };

/** A suggestion that was chosen names its place: of two Gandhi Nagars it is the one that was meant. */
function withPick(reading: Reading, picked: Place | undefined): Partial<PropertySearch> {
  if (!picked) return reading.search;
  const { city: _, locality: __, q: ___, ...rest } = reading.search;
  return { ...rest, ...placeFilter(picked) };
}

function wantedBy(params: URLSearchParams, ask: string, index: PlaceIndex): Wanted {
  const given = parseSearch(params);
  const reading = readQuery(ask, index);
  const picked = index.places.get(params.get('pick') ?? '');
  const type = reading.search.type ?? given.type ?? ('sale' as const);
  const maxPrice = budgetLimit(Number(params.get('upTo')), type);
  return {
    search: { ...given, ...(maxPrice && { maxPrice }), ...withPick(reading, picked), type },
    places: picked ? [picked] : reading.pieces.flatMap((piece) => piece.place ?? []),
    unread: reading.unread,
  };
}

/**
 * Where the words of the search box lead: the address that says the same in filters. `ask` and `unread` go along, so
 * that the page can show what was understood. A place that led to listings is counted (the order of suggestions).
 */
export async function leadTo(params: URLSearchParams): Promise<string> {
  const ask = (params.get('ask') ?? '').slice(0, MAX_QUERY_LENGTH).trim();
  await connectDb();
  const { search, places, unread } = wantedBy(params, ask, await placeIndex());
  if (places.length > 0 && (await totalOf(search)) > 0) {
    // not waited for: no visitor's search is slower for it, and its failure costs none
    recordPlaceUse(places).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'place use not counted'),
    );
  }
  const path = searchPath(search);
  const extra = new URLSearchParams({
    ...(ask && { ask }),
    ...(unread.length > 0 && { unread: unread.join(' ') }),
  });
  return extra.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${extra}` : path;
}
