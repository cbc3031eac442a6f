import { z } from 'zod';
import type { AnswerDto } from '@/lib/search/answers/dto';
import { wordCountDto } from '@/lib/search/engine/dto';
import { searchSchema } from '@/lib/search/schema';

export const suggestionDto = z.strictObject({ label: z.string(), hint: z.string(), href: z.string() });
export type Suggestion = z.infer<typeof suggestionDto>;

/** A place shown although different letters were typed. */
export const typedPlaceDto = z.strictObject({
  typed: z.string(),
  /** "Dharampeth, Nagpur" */
  shown: z.string(),
  others: z.array(suggestionDto),
  /** the search with the typed words as plain words instead of a place */
  asText: z.string(),
});
export type TypedPlace = z.infer<typeof typedPlaceDto>;

/** An unknown name with similar known names. It is not part of the search. */
export const unknownNameDto = z.strictObject({ typed: z.string(), guesses: z.array(suggestionDto) });
export type UnknownName = z.infer<typeof unknownNameDto>;

/** A list's notes about the words that led to it. */
export type SearchNotes = {
  typedPlaces: TypedPlace[];
  unknownNames: UnknownName[];
  answer?: AnswerDto | undefined;
};

export const suggestReplyDto = z.strictObject({
  /** recognised parts, each with its words */
  parts: z.array(z.strictObject({ words: z.string(), label: z.string() })),
  /** the default city, if none was typed */
  implied: z.string().optional(),
  /** words without a filter that occur in listings and rank those higher */
  also: z.array(wordCountDto),
  /** preferences, which rank homes that fulfil them first */
  preferred: z.array(wordCountDto),
  unrecognised: z.array(z.string()),
  typedPlaces: z.array(typedPlaceDto),
  unknownNames: z.array(unknownNameDto),
  service: z.strictObject({ label: z.string(), href: z.string() }).optional(),
  suggestions: z.array(suggestionDto),
  /** the search as filters */
  search: searchSchema.partial(),
  /** the target of the search as typed, and its number of listings */
  href: z.string(),
  total: z.number(),
});
export type SuggestReply = z.infer<typeof suggestReplyDto>;
