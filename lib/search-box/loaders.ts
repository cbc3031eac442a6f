import 'server-only';
import { connectDb } from '@/lib/db';
import type { Language } from '@/lib/language/languages';
import { wordsIn } from '@/lib/language/messages';
import { findByCode } from '@/lib/listing-code/data';
import { log } from '@/lib/log';
import { budgetLimit } from '@/lib/query-parser/budget';
import { type ParsedQuery, parseQuery } from '@/lib/query-parser/parse';
import { type Place, type PlaceIndex, placeFilter } from '@/lib/query-parser/place-index';
import { MAX_QUERY_LENGTH } from '@/lib/query-parser/tokens';
import { totalOf } from '@/lib/search/data';
import { searchPath } from '@/lib/search/rules';
import { orderRanges, type PropertySearch, parseSearch, readTyped } from '@/lib/search/schema';
import { site } from '@/lib/settings/data';
import { slugify } from '@/lib/slug';
import { placeIndex, recordPlaceUse } from './data';
import type { SearchNotes, SuggestReply } from './dto';
import { type BoxContext, serviceOf, suggest, typedPlaces } from './rules';

type Wanted = { search: PropertySearch; places: Place[]; parsed: ParsedQuery };

/** The city that is meant until another one is typed: the list's own where the box stands on one, else the site's. */
async function homeOf(given: string | undefined): Promise<string> {
  return given ?? slugify((await site()).city);
}

/** What the search box makes of the words so far, the places that they could mean, and how many listings Enter shows. */
export async function loadSuggestions(
  ask: string,
  given: Pick<PropertySearch, 'type' | 'city'>,
  language: Language = 'en',
): Promise<SuggestReply> {
  await connectDb();
  const [index, home, named] = await Promise.all([placeIndex(), homeOf(given.city), findByCode(ask)]);
  if (named) return codeReply(ask, named);
  const words = wordsIn(language, 'chips');
  const reply = suggest(ask, index, { home, type: given.type ?? 'sale', words });
  return { ...reply, total: await totalOf({ ...parseSearch({}), ...reply.search }) };
}

/** A property code leads straight to its listing. */
function codeReply(
  ask: string,
  { id, code, title }: { id: string; code: string; title: string },
): SuggestReply {
  const href = `/properties/${id}`;
  return {
    parts: [{ words: ask, label: code }],
    unrecognised: [],
    typedPlaces: [],
    suggestions: [{ label: code, hint: title, href }],
    search: {},
    href,
    total: 1,
  };
}

/** A suggestion that was chosen names its place: of two Gandhi Nagars it is the one that was meant. */
function withPick(parsed: ParsedQuery, picked: Place | undefined): Partial<PropertySearch> {
  if (!picked) return parsed.search;
  const { city: _, locality: __, q: ___, ...rest } = parsed.search;
  return { ...rest, ...placeFilter(picked) };
}

function wantedBy(params: URLSearchParams, ask: string, index: PlaceIndex, home: string): Wanted {
  const given = parseSearch(params);
  const parsed = parseQuery(ask, index, { home, type: given.type });
  const picked = index.places.get(params.get('pick') ?? '');
  const type = parsed.search.type ?? given.type ?? ('sale' as const);
  const maxPrice = budgetLimit(Number(params.get('upTo')), type);
  const found = withPick(parsed, picked);
  const q = [given.q, found.q].filter(Boolean).join(' ') || undefined;
  return {
    // a typed maximum is closer to what was meant than the slider
    search: orderRanges({
      ...given,
      ...(maxPrice && given.maxPrice === undefined && { maxPrice }),
      ...found,
      q,
      type,
    }),
    places: picked ? [picked] : parsed.parts.flatMap((part) => part.place ?? []),
    parsed,
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
  const [index, home] = await Promise.all([placeIndex(), homeOf(parseSearch(params).city)]);
  const { search, places, parsed } = wantedBy(params, ask, index, home);
  if (parsed.service && parsed.parts.length === 0) return `/services/${parsed.service}`;
  if (places.length > 0 && (await totalOf(search)) > 0) {
    // not waited for: no visitor's search is slower for it, and its failure costs none
    recordPlaceUse(places).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'place use not counted'),
    );
  }
  const path = searchPath(search);
  const extra = new URLSearchParams({
    ...(ask && { ask }),
    ...(parsed.unrecognised.length > 0 && { unread: parsed.unrecognised.join(', ') }),
    // the list says beside the field what can be read
    ...readTyped(Object.fromEntries(params)).unreadable,
  });
  return extra.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${extra}` : path;
}

/** What a list must say about the words that led to it: places that it shows in their stead, a service that they name. */
export async function loadSearchNotes(
  ask: string | undefined,
  search: PropertySearch,
  language: Language,
): Promise<SearchNotes> {
  if (!ask) return { typedPlaces: [], service: undefined };
  const [index, site] = await Promise.all([placeIndex(), homeOf(undefined)]);
  const words = wordsIn(language, 'chips');
  const read = (home: string) => {
    const context: BoxContext = { home, type: search.type ?? 'sale', words };
    const parsed = parseQuery(ask, index, context);
    // a suggestion that was chosen leads elsewhere than its words
    const corrections = parsed.corrections.filter(
      ({ place: { citySlug, localitySlug } }) =>
        citySlug === search.city && (!localitySlug || search.locality?.includes(localitySlug)),
    );
    return {
      typedPlaces: typedPlaces(ask, { ...parsed, corrections }, index, context),
      service: serviceOf(parsed, words),
    };
  };
  const notes = read(site);
  // the box of another city's list means that city
  return notes.typedPlaces.length === 0 && search.city && search.city !== site ? read(search.city) : notes;
}
