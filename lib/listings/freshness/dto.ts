import { z } from 'zod';
import type { ListingType } from '@/lib/listings/fields/vocabulary';

/** The page of a mailed link, with its listing but no name, address or number. */
export type QuestionDto = {
  title: string;
  type: ListingType;
  propertyId: string;
  confirmedAt: string;
  isPaused: boolean;
  /** number of visitors who reported it gone */
  gone: number;
};

/** A listing's rank in a list, with the number that ranked it, in milliseconds, rupees or square feet. */
export const rankDto = z.strictObject({
  sort: z.string(),
  /** null if unknown; the listing then comes last */
  value: z.number().nullable(),
  /** days that it ranks earlier than listed, because nobody confirmed it */
  backDays: z.number().optional(),
  /** number of ranking words it contains, which count before the number */
  words: z.strictObject({ found: z.number(), of: z.number() }).optional(),
  /** the same, if some of the conditions are preferred and not required */
  liked: z.strictObject({ found: z.number(), of: z.number() }).optional(),
  place: z.number().optional(),
  of: z.number().optional(),
});
export type RankDto = z.infer<typeof rankDto>;
