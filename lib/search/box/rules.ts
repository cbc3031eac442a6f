import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import type { ListingType } from '@/lib/listings/fields/vocabulary';
import type { PlaceKind } from '@/lib/places/gazetteer/constants';
import { type Gazetteer, namesOf } from '@/lib/places/gazetteer/rules';
import { CITIES } from '@/lib/places/rules';
import { localPath } from '@/lib/platform/language/languages';
import type { Texts } from '@/lib/platform/language/translate';
import { nameKey } from '@/lib/platform/text/place-name';
import { askedBy, writeAsked } from '@/lib/search/answers/rules';
import { SORT_LABELS } from '@/lib/search/constants';
import { chipsFor, placeNamesIn } from '@/lib/search/format';
import type { Correction, ParsedQuery } from '@/lib/search/parser/parse';
import {
  type Landmark,
  type Place,
  type PlaceIndex,
  popularPlaces,
  suggestPlaces,
} from '@/lib/search/parser/place-index';
import { namesNear } from '@/lib/search/parser/place-match';
import type { ParseContext } from '@/lib/search/parser/sentence';
import { MAX_QUERY_LENGTH } from '@/lib/search/parser/tokens';
import { writePreferred } from '@/lib/search/preferred/rules';
import { searchPath } from '@/lib/search/rules';
import { type PropertySearch, parseSearch } from '@/lib/search/schema';
import { MAX_OTHERS, MAX_SUGGESTIONS } from './constants';
import type { Suggestion, SuggestReply, TypedPlace, UnknownName } from './dto';

const KINDS: Record<Place['kind'], string> = { city: 'City', locality: 'Locality', project: 'Project' };

export type BoxContext = ParseContext & { type: ListingType; words: Texts<'search/applied'> };

/** A project keeps its name. */
const nameOf = ({ kind, name }: Place, { label }: Texts<'search/applied'>) =>
  kind === 'project' ? name : label(name);
const fullNameOf = (place: Place, words: Texts<'search/applied'>) =>
  place.kind === 'city' ? nameOf(place, words) : `${nameOf(place, words)}, ${words.label(place.cityName)}`;

function partLabel({ place, set }: ParsedQuery['parts'][number], { home, words }: BoxContext): string {
  if (place && !set.notLocality)
    return place.citySlug === home ? nameOf(place, words) : fullNameOf(place, words);
  const hidden = set.locality || set.notLocality ? (['city'] as const) : [];
  const chips = chipsFor(set, words, [...hidden]).map((chip) => chip.label);
  return [...chips, ...(set.sort ? [words.t(SORT_LABELS[set.sort])] : [])].join(', ');
}

/** The text with its beginning replaced by the name. Following it counts as a use of the place (`resolveSearch`). */
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

/** The city that the visitor named. A city derived from a locality, which may be misread, does not narrow the search. */
const namedCity = ({ parts }: ParsedQuery) =>
  parts.find(({ place }) => place?.kind === 'city')?.place?.citySlug;

/** Words that could be the start of a name, likeliest first, taken from the ends of unexplained text. */
function beginnings(text: string, { parts, words }: ParsedQuery): string[] {
  const place = parts.findLast((part) => part.place);
  if (place) return [place.words];
  if (words.length === 0) return [text.split(/\s+/).at(-1) ?? ''];
  return [words.slice(-3).join(' '), ...words.slice(-3).reverse()];
}

/** The search without a recognised place. Its words rank like other words. */
function asWord(
  search: Partial<PropertySearch>,
  { typed, place }: Correction,
  home: string,
): Partial<PropertySearch> {
  const locality = search.locality?.filter((slug) => slug !== place.localitySlug);
  const isProject = place.kind === 'project' && search.q === place.name;
  return {
    ...search,
    city: place.citySlug === home ? search.city : home,
    locality: locality?.length ? locality : undefined,
    q: isProject ? undefined : search.q,
    also: [search.also, typed].filter(Boolean).join(' '),
  };
}

/** The page's note about an inexactly typed place, with the place that it shows and alternatives. */
export function typedPlaces(
  text: string,
  { search, corrections }: Pick<ParsedQuery, 'search' | 'corrections'>,
  index: PlaceIndex,
  context: BoxContext,
): TypedPlace[] {
  const { home, type, words } = context;
  return corrections.map((correction) => {
    const { typed, place } = correction;
    const others = suggestPlaces(index, typed, MAX_OTHERS + 1, home).filter((other) => other.id !== place.id);
    return {
      typed,
      shown: fullNameOf(place, words),
      others: others
        .slice(0, MAX_OTHERS)
        .map((other) => withPlace(text, typed, other, { ...context, type: search.type ?? type })),
      asText: localPath(words.t.language, searchPath({ type, ...asWord(search, correction, home) })),
    };
  });
}

/** Possible meanings of an unknown name; none for a text without one. */
export function unknownNames(
  ask: string,
  unrecognised: readonly string[],
  index: PlaceIndex,
  context: BoxContext,
): UnknownName[] {
  return unrecognised.flatMap((typed) => {
    const guesses = namesNear(typed, index, context.home, MAX_OTHERS);
    return guesses.length > 0
      ? [{ typed, guesses: guesses.map((place) => withPlace(ask, typed, place, context)) }]
      : [];
  });
}

export function serviceOf(
  { service }: ParsedQuery,
  { t, label }: Texts<'search/applied'>,
): SuggestReply['service'] {
  const line = SERVICE_LINES.find(({ slug }) => slug === service);
  return (
    line && {
      label: `${label(line.name)} (${label(line.kind)})`,
      href: localPath(t.language, `/services/${line.slug}`),
    }
  );
}

/** Parameters carried along with the filters, such as guessed places and the question, so that the words are not parsed again. */
export function extrasOf({ corrections, unrecognised, ...parsed }: ParsedQuery): Record<string, string> {
  const question = askedBy({ corrections, unrecognised, ...parsed });
  return {
    ...(unrecognised.length > 0 && { unread: unrecognised.join(', ') }),
    ...(corrections.length > 0 && { meant: writeMeant(corrections) }),
    ...(parsed.either.length > 1 && { either: writePreferred(parsed.either) }),
    ...(question && { answer: writeAsked(question) }),
  };
}

export function pathOf(parsed: ParsedQuery, type: ListingType): string {
  const path = searchPath({ ...parseSearch({}), type, ...parsed.search });
  const extras = new URLSearchParams(extrasOf(parsed));
  return extras.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${extras}` : path;
}

const MEANT_JOIN = '~';
/** `dharmpeth~locality:nagpur:dharampeth`, several separated by a bar. */
export const writeMeant = (corrections: readonly Correction[]): string =>
  corrections.map(({ typed, place }) => `${typed}${MEANT_JOIN}${place.id}`).join('|');

export function readMeant(text: string | undefined, index: PlaceIndex): Correction[] {
  return (text ?? '').split('|').flatMap((pair) => {
    const [typed = '', id = ''] = pair.split(MEANT_JOIN);
    const place = index.places.get(id);
    return place && typed ? [{ typed, place }] : [];
  });
}

export function suggest(
  text: string,
  parsed: ParsedQuery,
  index: PlaceIndex,
  context: BoxContext,
): Omit<SuggestReply, 'total' | 'also' | 'preferred'> {
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
    unknownNames: unknownNames(text, parsed.unrecognised, index, context),
    ...(parsed.service && { service: serviceOf(parsed, context.words) }),
    suggestions: (text.trim()
      ? (found?.places ?? [])
      : popularPlaces(index, MAX_SUGGESTIONS, context.home)
    ).map((place) => withPlace(text, found?.words ?? '', place, { ...context, type })),
    search: { type, ...parsed.search },
    href: localPath(context.words.t.language, pathOf(parsed, context.type)),
  };
}

/** Cities and localities by their names in the search box, including those without listings. */
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

/** Names of all landmarks of a kind, where being near any one of them is enough. */
const KIND_NAMES: Partial<Record<PlaceKind, string>> = {
  metro: 'metro, metro station, metro stn, metro stations, मेट्रो, मेट्रो स्टेशन, मेट्रो स्थानक',
  hospital: 'hospital, hospitals, aspatal, davakhana, अस्पताल, रुग्णालय, दवाखाना, हॉस्पिटल',
  school: 'school, schools, shala, shale, shalechya, शाळा, स्कूल, विद्यालय',
  college: 'college, colleges, कॉलेज, महाविद्यालय',
  mall: 'mall, malls, मॉल',
  market: 'market, bazaar, bazar, bajar, bajaar, बाजार, मार्केट',
  lake: 'lake, talao, talav, तलाव, तालाब',
  park: 'park, garden, उद्यान, बगीचा',
};
const isRoad = (name: string) => /\b(?:road|rd|marg)$|(?:रोड|मार्ग)$/i.test(name);

/** "Vaishno Devi Square Metro", also with "Chowk", and with its first two words joined. */
function spellingsOf(name: string, kind: PlaceKind): string[] {
  const key = nameKey(name);
  // "West Nagpur" is also "the west side of nagpur"
  const [, side, city] = (kind === 'zone' && /^(.+) (\w+)$/.exec(key)) || [];
  if (side)
    return [key, ...['side of', 'part of', 'side', 'zone of'].map((word) => `${side} ${word} ${city}`)];
  const named = key.endsWith(' metro') ? [key, key.replace(/metro$/, 'station')] : [key];
  const keys = named.flatMap((name) =>
    name.includes('square') ? [name, name.replace('square', 'chowk')] : [name],
  );
  // "chhatrapati metro" for Chhatrapati Square Metro
  const [first, , last, more] = key.split(' ');
  const short = last === 'metro' && !more ? [`${first} metro`, `${first} metro station`] : [];
  return [
    ...keys,
    ...short,
    ...keys.filter((key) => key.split(' ').length > 2).map((key) => key.replace(' ', '')),
  ];
}

/**
 * Everything that a search can be near: landmarks, kinds of them, roads, and localities with a stated distance. Without a distance the locality itself is
 * searched ("near Dharampeth" is Dharampeth), but nobody lives along an entire road.
 */
export function landmarkIndex(gazetteer: Gazetteer): Map<string, Landmark> {
  const index = new Map<string, Landmark>();
  for (const place of gazetteer.places) {
    for (const name of namesOf(place)) {
      const isLocality = place.kind === 'locality' && !isRoad(name);
      const landmark = {
        slug: place.slug,
        city: place.city,
        kind: place.kind,
        ...(isLocality && { isLocality }),
      };
      for (const key of spellingsOf(name, place.kind)) {
        // the same name in two cities means the home city first, and landmarks before localities
        const before = index.get(key);
        if (!before || (before.isLocality && !isLocality)) index.set(key, landmark);
      }
    }
  }
  for (const [slug, names] of Object.entries(KIND_NAMES))
    for (const name of names.split(', ')) index.set(nameKey(name), { slug });
  return index;
}
