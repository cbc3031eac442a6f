import type { AnswerDto } from '@/lib/search/answers/dto';
import type { WordCount } from '@/lib/search/engine/query';
import type { PropertySearch } from '@/lib/search/schema';

export type Suggestion = { label: string; hint: string; href: string };

/** A place shown although different letters were typed. */
export type TypedPlace = {
  typed: string;
  /** "Dharampeth, Nagpur" */
  shown: string;
  others: Suggestion[];
  /** the search in which the typed words are plain words instead of a place */
  asText: string;
};

/** An unknown name, and the names it may have meant. It is not part of the search. */
export type UnknownName = { typed: string; guesses: Suggestion[] };

/** A list's notes about the words that led to it. */
export type SearchNotes = {
  typedPlaces: TypedPlace[];
  unknownNames: UnknownName[];
  answer?: AnswerDto | undefined;
};

export type SuggestReply = {
  /** recognised parts, each with its words */
  parts: { words: string; label: string }[];
  /** the default city, if none was typed */
  implied?: string;
  /** words without a filter that listings contain, and that rank those higher */
  also: WordCount[];
  /** preferences, which rank homes that fulfil them first */
  preferred: WordCount[];
  /** unknown words */
  unrecognised: string[];
  typedPlaces: TypedPlace[];
  unknownNames: UnknownName[];
  service?: { label: string; href: string } | undefined;
  suggestions: Suggestion[];
  /** the search as filters */
  search: Partial<PropertySearch>;
  /** the target of the search as typed, and its number of listings */
  href: string;
  total: number;
};
