import 'server-only';
import { findByCode } from '@/lib/listings/codes/data';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { log } from '@/lib/platform/log/log';
import { slugify } from '@/lib/platform/text/slug';
import { indianDay } from '@/lib/platform/time/indian-day';
import { OFFICE } from '@/lib/search/answers/rules';
import { withRing } from '@/lib/search/around/data';
import { totalOf } from '@/lib/search/data';
import type { WordCount } from '@/lib/search/engine/dto';
import { budgetLimit } from '@/lib/search/parser/budget';
import { type Code, withoutContacts } from '@/lib/search/parser/codes';
import { type ParsedQuery, parseQuery } from '@/lib/search/parser/parse';
import { type Place, type PlaceIndex, placeFilter } from '@/lib/search/parser/place-index';
import { isNameEnding } from '@/lib/search/parser/place-match';
import type { ParseContext } from '@/lib/search/parser/sentence';
import { MAX_QUERY_LENGTH } from '@/lib/search/parser/tokens';
import { preferredLabel } from '@/lib/search/preferred/format';
import { isPreferred, readCondition, writePreferred } from '@/lib/search/preferred/rules';
import { reread } from '@/lib/search/rereading.data';
import { searchPath } from '@/lib/search/rules';
import { searchEngine } from '@/lib/search/running.data';
import { orderRanges, type PropertySearch, parseSearch, readTyped } from '@/lib/search/schema';
import { site } from '@/lib/settings/data';
import { placeIndex, recordPlaceUse } from './data';
import type { SearchNotes, SuggestReply } from './dto';
import { extrasOf, readMeant, suggest, typedPlaces, unknownNames } from './rules';

/** The city assumed unless another one is typed, which is the list's own, else the site's. */
async function homeOf(given: string | undefined): Promise<string> {
  return given ?? slugify((await site()).city);
}

type Read = { parsed: ParsedQuery; also: WordCount[]; preferred: WordCount[] };

/** Maximum words. Longer texts were pasted and are not searches. */
const MAX_WORDS = 8;

/** Parses the words once. Words found in listings rank, unexplained ones are named, and project numbers are looked up. */
async function read(ask: string, index: PlaceIndex, context: ParseContext): Promise<Read> {
  const parsed = parseQuery(ask, index, { ...context, today: indianDay(Date.now()) });
  const words = [...new Set(parsed.words)].slice(0, MAX_WORDS);
  const conditions = parsed.preferred.map(({ set }) => writePreferred([set]));
  const all = [...words, ...conditions];
  const counts = all.length > 0 ? await searchEngine.countWords(all, PUBLIC_STATUSES) : [];
  const counted = counts.filter(({ word }) => !isPreferred(word));
  const isKnown = (word: string) => counted.some((count) => count.word === word && count.count > 0);
  const { known, unknown } = splitWords(words, isKnown);
  const also = counted.filter(({ word }) => known.includes(word));
  parsed.unrecognised.push(...unknown);
  if (also.length > 0) parsed.search.also = also.map(({ word }) => word).join(' ');
  if (conditions.length > 0) parsed.search.prefer = conditions.join(',');
  if (parsed.code?.kind === 'project') await findProject(parsed, parsed.code.value);
  if (parsed.code) parsed.code.value = await namedContact(parsed.code);
  return { parsed, also, preferred: counts.filter(({ word }) => isPreferred(word)) };
}

/** Joins the last word of a name to the one before it, because a person who types "tringa nagar" does not want "nagar". */
function splitWords(words: readonly string[], isKnown: (word: string) => boolean) {
  const known: string[] = [];
  const unknown: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const isEnding = before !== undefined && isNameEnding(word) && !isNameEnding(before);
    if (isEnding && unknown.at(-1) === before) unknown[unknown.length - 1] = `${before} ${word}`;
    else (isKnown(word) ? known : unknown).push(word);
  }
  return { known, unknown };
}

/** Keeps phone numbers and email addresses out of a page's address, which only says whether they are the office's. */
async function namedContact({ kind, value }: Code): Promise<string> {
  if (kind !== 'phone' && kind !== 'email') return value;
  const { phone, email } = await site();
  const own = kind === 'phone' ? phone.replace(/\D/g, '').slice(-10) : email.toLowerCase();
  return value === own ? OFFICE : 'other';
}

/** Lists the homes with a MahaRERA number. Without any, the list shows all homes and says so. */
async function findProject(parsed: ParsedQuery, q: string): Promise<void> {
  for (const type of ['sale', 'rent'] as const)
    if ((await totalOf({ ...parseSearch({}), type, q })) > 0) {
      parsed.search = { type, q };
      return;
    }
}

/** The reading of the words so far, the places they could mean, and the number of listings that Enter would show. */
export async function loadSuggestions(
  ask: string,
  given: Pick<PropertySearch, 'type' | 'city'>,
  language: Language = 'en',
): Promise<SuggestReply> {
  const [index, home, named] = await Promise.all([placeIndex(), homeOf(given.city), findByCode(ask)]);
  if (named) return codeReply(ask, named);
  const words = textsIn(language, 'search/applied');
  const context = { home, type: given.type ?? ('sale' as const), words };
  const { parsed, also, preferred } = await read(ask, index, context);
  const reply = suggest(ask, parsed, index, context);
  const search = await withRing({ ...parseSearch({}), ...reply.search });
  const liked = preferred.map(({ word, count }) => ({
    word: preferredLabel(readCondition(word), words, search.city),
    count,
  }));
  return { ...reply, also, preferred: liked, total: await totalOf(search) };
}

/** A property code leads straight to its listing. */
function codeReply(
  ask: string,
  { id, code, title }: { id: string; code: string; title: string },
): SuggestReply {
  const href = `/properties/${id}`;
  return {
    parts: [{ words: ask, label: code }],
    also: [],
    preferred: [],
    unrecognised: [],
    typedPlaces: [],
    unknownNames: [],
    suggestions: [{ label: code, hint: title, href }],
    search: {},
    href,
    total: 1,
  };
}

/** Uses the place that a chosen suggestion identifies, such as the right one of two Gandhi Nagars. */
function withPick(parsed: ParsedQuery, picked: Place | undefined): Partial<PropertySearch> {
  if (!picked) return parsed.search;
  const { city: _, locality: __, q: ___, ...rest } = parsed.search;
  return { ...rest, ...placeFilter(picked) };
}

type Wanted = { search: PropertySearch; places: Place[] };

function wantedBy(params: URLSearchParams, parsed: ParsedQuery, picked: Place | undefined): Wanted {
  const given = parseSearch(params);
  const type = parsed.search.type ?? given.type ?? ('sale' as const);
  const maxPrice = budgetLimit(Number(params.get('upTo')), type);
  const found = withPick(parsed, picked);
  const q = [given.q, found.q].filter(Boolean).join(' ') || undefined;
  return {
    // a typed maximum is closer to the intention than the slider
    search: orderRanges({
      ...given,
      ...(maxPrice && given.maxPrice === undefined && { maxPrice }),
      ...found,
      q,
      type,
    }),
    places: picked ? [picked] : parsed.parts.flatMap((part) => part.place ?? []),
  };
}

/**
 * The search box's target, which is the address with the same meaning as filters. Words are parsed only here; the address also carries the typed text, its
 * unrecognised part, guessed places and a question. Counts a place that led a person to listings, for the order of suggestions. `helpFor` is the address of a
 * caller whose words a language model may rephrase.
 */
export async function resolveSearch(
  params: URLSearchParams,
  { isPerson = true, helpFor }: { isPerson?: boolean; helpFor?: string } = {},
): Promise<string> {
  const ask = (params.get('ask') ?? '').slice(0, MAX_QUERY_LENGTH).trim();
  const named = await findByCode(ask);
  if (named) return `/properties/${named.id}`;
  const given = parseSearch(params);
  const [index, home] = await Promise.all([placeIndex(), homeOf(given.city)]);
  const context = { home, type: given.type, today: indianDay(Date.now()) };
  const { parsed: understood } = await read(ask, index, context);
  const picked = index.places.get(params.get('pick') ?? '');
  const helped = helpFor && !picked ? await reread(ask, understood, index, context, helpFor) : undefined;
  const parsed = helped ?? understood;
  const { search, places } = wantedBy(params, parsed, picked);
  if (isPerson && places.length > 0 && (await totalOf(search)) > 0) {
    // not awaited, because it must not slow down or break a visitor's search
    recordPlaceUse(places).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'place use not counted'),
    );
  }
  const path = searchPath(search);
  const typed = withoutContacts(ask).replace(/\s+/g, ' ').trim();
  const extra = new URLSearchParams({
    ...(typed && { ask: typed }),
    // a chosen suggestion is not a guess
    ...extrasOf(picked ? { ...parsed, corrections: [] } : parsed),
    ...(helped && { helped: '1' }),
    // the list names the accepted values beside the field
    ...readTyped(Object.fromEntries(params)).unreadable,
  });
  return extra.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${extra}` : path;
}

type Typed = Record<'ask' | 'meant' | 'unrecognised', string | undefined>;

/** A list's notes about its words, such as places shown instead of typed ones, and unknown names. */
export async function loadNotes(
  { ask, meant, unrecognised }: Typed,
  search: PropertySearch,
  language: Language,
): Promise<Omit<SearchNotes, 'answer'>> {
  if (!ask || !(meant || unrecognised)) return { typedPlaces: [], unknownNames: [] };
  const [index, home] = await Promise.all([placeIndex(), homeOf(search.city)]);
  const words = textsIn(language, 'search/applied');
  const context = { home, type: search.type ?? ('sale' as const), words };
  const corrections = readMeant(meant, index).filter(
    ({ place: { citySlug, localitySlug } }) =>
      citySlug === search.city && (!localitySlug || search.locality?.includes(localitySlug)),
  );
  return {
    typedPlaces: typedPlaces(ask, { search, corrections }, index, context),
    unknownNames: unknownNames(ask, (unrecognised ?? '').split(', '), index, context),
  };
}
