import type { AnswerDto } from '@/lib/search/answers/dto';
import type { WordCount } from '@/lib/search/engine/query';
import type { PropertySearch } from '@/lib/search/schema';

export type Suggestion = { label: string; hint: string; href: string };

/** A place that is shown although other letters were typed. */
export type TypedPlace = {
  typed: string;
  /** "Dharampeth, Nagpur" */
  shown: string;
  others: Suggestion[];
  /** the search in which the typed words are words, and no place */
  asText: string;
};

/** A name that nobody knows, and what it may have meant. Nothing of it is searched. */
export type UnknownName = { typed: string; guesses: Suggestion[] };

/** What a list says of the words that led to it. */
export type SearchNotes = {
  typedPlaces: TypedPlace[];
  unknownNames: UnknownName[];
  answer?: AnswerDto | undefined;
};

export type SuggestReply = {
  /** what was understood, each with the words that say it */
  parts: { words: string; label: string }[];
  /** the city that is meant because none was typed */
  implied?: string;
  /** words that no filter explains and listings contain: they move those up */
  also: WordCount[];
  /** what nothing explains */
  unrecognised: string[];
  typedPlaces: TypedPlace[];
  unknownNames: UnknownName[];
  service?: { label: string; href: string } | undefined;
  suggestions: Suggestion[];
  /** the search as filters */
  search: Partial<PropertySearch>;
  /** where the search leads as it stands, and how many listings are there */
  href: string;
  total: number;
};
