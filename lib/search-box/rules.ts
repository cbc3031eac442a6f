import type { PlaceKind } from '@/lib/gazetteer/constants';
import { type Gazetteer, namesOf } from '@/lib/gazetteer/rules';
import { localPath } from '@/lib/language/languages';
import type { Words } from '@/lib/language/translate';
import type { ListingType } from '@/lib/listing-vocabulary/constants';
import { CITIES } from '@/lib/place/rules';
import { nameKey } from '@/lib/place-name';
import { type Correction, type ParsedQuery, parseQuery } from '@/lib/query-parser/parse';
import { type Landmark, type Place, type PlaceIndex, suggestPlaces } from '@/lib/query-parser/place-index';
import type { ParseContext } from '@/lib/query-parser/reader';
import { MAX_QUERY_LENGTH } from '@/lib/query-parser/tokens';
import { chipsFor, placeNamesIn } from '@/lib/search/format';
import { searchPath } from '@/lib/search/rules';
import { type PropertySearch, parseSearch, SORT_LABELS } from '@/lib/search/schema';
import { SERVICE_LINES } from '@/lib/service-line/constants';
import type { Suggestion, SuggestReply, TypedPlace } from './dto';

const MAX_SUGGESTIONS = 6;
const MAX_OTHERS = 3;
const KINDS: Record<Place['kind'], string> = { city: 'City', locality: 'Locality', project: 'Project' };

export type BoxContext = ParseContext & { type: ListingType; words: Words<'chips'> };

/** A project keeps its name. */
const nameOf = ({ kind, name }: Place, { label }: Words<'chips'>) =>
  kind === 'project' ? name : label(name);
const fullNameOf = (place: Place, words: Words<'chips'>) =>
  place.kind === 'city' ? nameOf(place, words) : `${nameOf(place, words)}, ${words.label(place.cityName)}`;

function partLabel({ place, set }: ParsedQuery['parts'][number], { home, words }: BoxContext): string {
  if (place && !set.notLocality)
    return place.citySlug === home ? nameOf(place, words) : fullNameOf(place, words);
  const hidden = set.locality || set.notLocality ? (['city'] as const) : [];
  const chips = chipsFor(set, words, [...hidden]).map((chip) => chip.label);
  return [...chips, ...(set.sort ? [words.t(SORT_LABELS[set.sort])] : [])].join(', ');
}

/** The text with the name in place of its beginning; following it counts as a use of the place (`resolveSearch`). */
function withPlace(text: string, typed: string, place: Place, { type, words }: BoxContext): Suggestion {
  const at = text.lastIndexOf(typed);
  const before = at < 0 ? `${text} ` : text.slice(0, at);
  const after = at < 0 ? '' : text.slice(at + typed.length);
  const name = nameOf(place, words);
  const kind = words.label(KINDS[place.kind]);
  const ask = `${before}${name}${after}`.trim().slice(0, MAX_QUERY_LENGTH);
  return {
    label: name,
    hint: place.kind === 'city' ? kind : `${kind}, ${words.label(place.cityName)}`,
    href: localPath(words.t.language, `/search?${new URLSearchParams({ type, ask, pick: place.id })}`),
  };
}

/** The city that the visitor named. One that only follows from a locality, which may be misread, narrows nothing. */
const namedCity = ({ parts }: ParsedQuery) =>
  parts.find(({ place }) => place?.kind === 'city')?.place?.citySlug;

/** Words that could be the beginning of a name, the likeliest first: the ends of what is only looked for as text. */
function beginnings(text: string, { parts }: ParsedQuery): string[] {
  const place = parts.findLast((part) => part.place);
  if (place) return [place.words];
  const unknown = parts.filter(({ set }) => set.q).flatMap(({ words }) => words.split(/\s+/));
  if (unknown.length === 0) return [text.split(/\s+/).at(-1) ?? ''];
  return [unknown.slice(-3).join(' '), ...unknown.slice(-3).reverse()];
}

/** The search with the typed words as text in the city, and not the place that they were taken for. */
function asText(
  { search }: ParsedQuery,
  { typed, place }: Correction,
  home: string,
): Partial<PropertySearch> {
  const locality = search.locality?.filter((slug) => slug !== place.localitySlug);
  const q = [search.q?.replace(place.name, '').trim(), typed].filter(Boolean).join(' ');
  return {
    ...search,
    city: place.citySlug === home ? search.city : home,
    locality: locality?.length ? locality : undefined,
    q,
  };
}

/** What the page says about a place that was not typed letter for letter: what it shows, and what else may be meant. */
export function typedPlaces(
  text: string,
  parsed: ParsedQuery,
  index: PlaceIndex,
  context: BoxContext,
): TypedPlace[] {
  const { home, type, words } = context;
  return parsed.corrections.map((correction) => {
    const { typed, place } = correction;
    const others = suggestPlaces(index, typed, MAX_OTHERS + 1, home).filter((other) => other.id !== place.id);
    return {
      typed,
      shown: fullNameOf(place, words),
      others: others
        .slice(0, MAX_OTHERS)
        .map((other) => withPlace(text, typed, other, { ...context, type: parsed.search.type ?? type })),
      asText: localPath(words.t.language, searchPath({ type, ...asText(parsed, correction, home) })),
    };
  });
}

export function serviceOf({ service }: ParsedQuery, { t, label }: Words<'chips'>): SuggestReply['service'] {
  const line = SERVICE_LINES.find(({ slug }) => slug === service);
  return (
    line && {
      label: `${label(line.name)} (${label(line.kind)})`,
      href: localPath(t.language, `/services/${line.slug}`),
    }
  );
}

/** Where a parsed search leads: its list, or the service line when nothing else was asked for. */
export function pathOf({ search, parts, service }: ParsedQuery, type: ListingType): string {
  if (service && parts.length === 0) return `/services/${service}`;
  return searchPath({ ...parseSearch({}), type, ...search });
}

export function suggest(text: string, index: PlaceIndex, context: BoxContext): Omit<SuggestReply, 'total'> {
  const parsed = parseQuery(text, index, context);
  const type = parsed.search.type ?? context.type;
  const found = beginnings(text, parsed)
    .map((words) => ({
      words,
      places: suggestPlaces(index, words, MAX_SUGGESTIONS, namedCity(parsed) ?? context.home),
    }))
    .find(({ places }) => places.length > 0);
  const isImplied = parsed.search.city && !parsed.parts.some(({ set }) => set.city);
  return {
    parts: parsed.parts.map((part) => ({ words: part.words, label: partLabel(part, context) })),
    ...(isImplied && { implied: placeNamesIn(context.words.label).city(parsed.search.city!) }),
    unrecognised: parsed.unrecognised,
    typedPlaces: typedPlaces(text, parsed, index, context),
    ...(parsed.service && { service: serviceOf(parsed, context.words) }),
    suggestions: (found?.places ?? []).map((place) =>
      withPlace(text, found?.words ?? '', place, { ...context, type }),
    ),
    search: { type, ...parsed.search },
    href: localPath(context.words.t.language, pathOf(parsed, context.type)),
  };
}

/** The cities and localities as the search box names them. Those that no listing has yet are understood too. */
export function parserPlaces(gazetteer: Gazetteer): Place[] {
  return CITIES.flatMap((city) => {
    const base = { citySlug: city.slug, cityName: city.name, uses: 0, listings: 0 };
    return [
      { ...base, id: `city:${city.slug}`, kind: 'city' as const, name: city.name },
      ...gazetteer.localitiesOf(city.slug).map((place) => ({
        ...base,
        id: `locality:${city.slug}:${place.slug}`,
        kind: 'locality' as const,
        name: place.name,
        names: namesOf(place),
        localitySlug: place.slug,
        ...(place.pinCode && { pinCode: place.pinCode }),
      })),
    ];
  });
}

/** Names of all landmarks of a kind, which a search is near to when it is near to any of them. */
const KIND_NAMES: Partial<Record<PlaceKind, string>> = {
  metro: 'metro, metro station, metro stations, मेट्रो, मेट्रो स्टेशन, मेट्रो स्थानक',
  hospital: 'hospital, hospitals, aspatal, davakhana, अस्पताल, रुग्णालय, दवाखाना, हॉस्पिटल',
  school: 'school, schools, शाळा, स्कूल, विद्यालय',
  college: 'college, colleges, कॉलेज, महाविद्यालय',
  mall: 'mall, malls, मॉल',
  market: 'market, bazaar, bazar, बाजार, मार्केट',
  lake: 'lake, talao, talav, तलाव, तालाब',
  park: 'park, garden, उद्यान, बगीचा',
};
const isRoad = (name: string) => /\b(?:road|rd|marg)$|(?:रोड|मार्ग)$/i.test(name);

/**
 * What a search can be near to: landmarks, kinds of them, and roads. A locality is searched itself ("near Dharampeth" is
 * Dharampeth), but nobody lives on all of a road.
 */
export function landmarkIndex(gazetteer: Gazetteer): Map<string, Landmark> {
  const index = new Map<string, Landmark>();
  for (const place of gazetteer.places) {
    const names = namesOf(place).filter((name) => place.kind !== 'locality' || isRoad(name));
    for (const name of names) {
      const key = nameKey(name);
      // the same name in two cities: the first is the home city's
      if (!index.has(key)) index.set(key, { slug: place.slug, city: place.city });
    }
  }
  for (const [slug, names] of Object.entries(KIND_NAMES))
    for (const name of names.split(', ')) index.set(nameKey(name), { slug });
  return index;
}
