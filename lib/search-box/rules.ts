import type { ListingType } from '@/lib/listing-vocabulary/constants';
import { type ParsedQuery, parseQuery } from '@/lib/query-parser/parse';
import { type Place, type PlaceIndex, suggestPlaces } from '@/lib/query-parser/place-index';
import { MAX_QUERY_LENGTH } from '@/lib/query-parser/tokens';
import { chipsFor, placeNames } from '@/lib/search/format';
import { searchPath } from '@/lib/search/rules';
import { parseSearch } from '@/lib/search/schema';

export type Suggestion = { label: string; hint: string; href: string };
export type SuggestReply = {
  /** what was understood, each with the words that say it */
  parts: { words: string; label: string }[];
  unrecognised: string[];
  suggestions: Suggestion[];
  /** where the search leads as it stands */
  href: string;
};

const MOST_SUGGESTIONS = 6;
const KINDS: Record<Place['kind'], string> = { city: 'City', locality: 'Locality', project: 'Project' };

function partLabel(part: ParsedQuery['parts'][number]): string {
  if (part.place) return part.place.name;
  const hidden = part.set.locality ? (['city'] as const) : [];
  return chipsFor(part.set, placeNames, [...hidden])
    .map((chip) => chip.label)
    .join(', ');
}

/** The text with the name in place of its beginning; following it counts as a use of the place (`resolveSearch`). */
function withPlace(text: string, words: string, place: Place, type: ListingType): Suggestion {
  const at = text.lastIndexOf(words);
  const before = at < 0 ? `${text} ` : text.slice(0, at);
  const after = at < 0 ? '' : text.slice(at + words.length);
  const ask = `${before}${place.name}${after}`.trim().slice(0, MAX_QUERY_LENGTH);
  return {
    label: place.name,
    hint: place.kind === 'city' ? KINDS.city : `${KINDS[place.kind]}, ${place.cityName}`,
    href: `/search?${new URLSearchParams({ type, ask, pick: place.id })}`,
  };
}

/** The city that the visitor named. One that only follows from a locality, which may be misread, narrows nothing. */
const namedCity = ({ parts }: ParsedQuery) =>
  parts.find(({ place }) => place?.kind === 'city')?.place?.citySlug;

/** Words that could be the beginning of a name, the likeliest first: the ends of what nobody understood. */
function beginnings(text: string, { parts, unrecognised }: ParsedQuery): string[] {
  const place = parts.findLast((part) => part.place);
  if (place) return [place.words];
  if (unrecognised.length === 0) return [text.split(/\s+/).at(-1) ?? ''];
  return [unrecognised.slice(-3).join(' '), ...unrecognised.slice(-3).reverse()];
}

export function suggest(text: string, index: PlaceIndex, type: ListingType): SuggestReply {
  const parsed = parseQuery(text, index);
  const search = { type, ...parsed.search };
  const city = namedCity(parsed);
  const found = beginnings(text, parsed)
    .map((words) => ({ words, places: suggestPlaces(index, words, MOST_SUGGESTIONS, city) }))
    .find(({ places }) => places.length > 0);
  return {
    parts: parsed.parts.map((part) => ({ words: part.words, label: partLabel(part) })),
    unrecognised: parsed.unrecognised,
    suggestions: (found?.places ?? []).map((place) =>
      withPlace(text, found?.words ?? '', place, search.type),
    ),
    href: searchPath({ ...parseSearch({}), ...search }),
  };
}
