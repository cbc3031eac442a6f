import type { PropertySearch } from '@/lib/search/schema';

export type Suggestion = { label: string; hint: string; href: string };

/** A place that is shown although other letters were typed. */
export type TypedPlace = {
  typed: string;
  /** "Dharampeth, Nagpur" */
  shown: string;
  others: Suggestion[];
  /** the search for the typed words themselves */
  asText: string;
};

/** What a list says of the words that led to it. */
export type SearchNotes = Pick<SuggestReply, 'typedPlaces' | 'service'>;

export type SuggestReply = {
  /** what was understood, each with the words that say it */
  parts: { words: string; label: string }[];
  /** the city that is meant because none was typed */
  implied?: string;
  /** what is neither a filter nor looked for */
  unrecognised: string[];
  typedPlaces: TypedPlace[];
  service?: { label: string; href: string } | undefined;
  suggestions: Suggestion[];
  /** the search as filters */
  search: Partial<PropertySearch>;
  /** where the search leads as it stands, and how many listings are there */
  href: string;
  total: number;
};
