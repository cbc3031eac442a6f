import { parseSearch } from '@/lib/property/search-schema';
import { searchPath } from './address';
import { chipsFor } from './chips';
import { placeNames } from './names';
import { type Place, type PlaceIndex, suggestPlaces } from './place-index';
import { type Reading, readQuery } from './read';

export type Suggestion = { label: string; hint: string; href: string };
export type SuggestReply = {
  /** what was understood, each with the words that say it */
  pieces: { words: string; label: string }[];
  unread: string[];
  suggestions: Suggestion[];
  /** where the search leads as it stands */
  href: string;
};

const MOST_SUGGESTIONS = 6;
const KINDS: Record<Place['kind'], string> = { city: 'City', locality: 'Locality', project: 'Project' };

function pieceLabel(piece: Reading['pieces'][number]): string {
  if (piece.place) return piece.place.name;
  const hidden = piece.set.locality ? (['city'] as const) : [];
  return chipsFor(piece.set, placeNames, [...hidden])
    .map((chip) => chip.label)
    .join(', ');
}

function withPlace(reading: Reading, place: Place): Suggestion {
  const { q: _, city: __, locality: ___, ...rest } = reading.search;
  const set =
    place.kind === 'locality'
      ? { city: place.citySlug, locality: [place.localitySlug!] }
      : { city: place.citySlug, ...(place.kind === 'project' && { q: place.name }) };
  return {
    label: place.name,
    hint: place.kind === 'city' ? KINDS.city : `${KINDS[place.kind]}, ${place.cityName}`,
    href: searchPath({ ...rest, ...set }),
  };
}

/** The words at the end that could be the beginning of a name. */
function lastWords(text: string, reading: Reading): string {
  const place = reading.pieces.findLast((piece) => piece.place);
  return place ? place.words : reading.unread.slice(-3).join(' ') || text.split(/\s+/).slice(-1).join('');
}

export function suggest(text: string, index: PlaceIndex, type: 'sale' | 'rent'): SuggestReply {
  const reading = readQuery(text, index);
  const search = { type, ...reading.search };
  const places = suggestPlaces(index, lastWords(text, reading), MOST_SUGGESTIONS, reading.search.city);
  return {
    pieces: reading.pieces.map((piece) => ({ words: piece.words, label: pieceLabel(piece) })),
    unread: reading.unread,
    suggestions: places.map((place) => withPlace({ ...reading, search }, place)),
    href: searchPath({ ...parseSearch({}), ...search }),
  };
}
