import type { NextRequest } from 'next/server';
import { connectDb } from '@/lib/db';
import { log } from '@/lib/log';
import { totalOf } from '@/lib/property/landing';
import { parseSearch } from '@/lib/property/search-schema';
import { searchPath } from '@/lib/search-box/address';
import { budgetLimit } from '@/lib/search-box/budget';
import { placeIndex, recordPlaceUse } from '@/lib/search-box/data';
import { readQuery } from '@/lib/search-box/read';
import { MAX_QUERY_LENGTH } from '@/lib/search-box/tokens';

/**
 * Where the search box sends its words, with and without JavaScript: they are read, and the browser is sent on to the
 * address that says the same in filters. `ask` and `unread` go along, so that the page can show what was understood.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const params = request.nextUrl.searchParams;
  const ask = (params.get('ask') ?? '').slice(0, MAX_QUERY_LENGTH).trim();
  const given = parseSearch(params);
  await connectDb();
  const reading = readQuery(ask, await placeIndex());
  const type = reading.search.type ?? given.type ?? ('sale' as const);
  const maxPrice = budgetLimit(Number(params.get('upTo')), type);
  const search = { ...given, ...(maxPrice && { maxPrice }), ...reading.search, type };
  const path = searchPath(search);
  const extra = new URLSearchParams({
    ...(ask && { ask }),
    ...(reading.unread.length > 0 && { unread: reading.unread.join(' ') }),
  });
  const places = reading.pieces.flatMap((piece) => piece.place ?? []);
  if (places.length > 0 && (await totalOf(search)) > 0) {
    await recordPlaceUse(places).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'place use not counted'),
    );
  }
  const joint = path.includes('?') ? '&' : '?';
  const location = extra.size > 0 ? `${path}${joint}${extra}` : path;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
