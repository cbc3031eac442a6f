import { z } from 'zod';
/** A possible decision about a value: a meaning of its field, or one of `ASIDE`. */
export const meaningChoiceDto = z.strictObject({ meaning: z.string(), label: z.string() });
export type MeaningChoice = z.infer<typeof meaningChoiceDto>;

/**
 * The reading of a column's value, for all its rows. `known` is unambiguous. `proposed` and `unknown` ones are asked, and their rows are invalid until then.
 * `asked` ones apply unless decided otherwise. `decided` by this person for this file, `remembered` from an earlier one.
 */
export const readingDto = z.strictObject({
  key: z.string(),
  column: z.string(),
  /** as written in the first row with it; '' for a missing column */
  value: z.string(),
  meaning: z.string(),
  /** the English meaning, as in labels */
  says: z.string(),
  state: z.enum(['known', 'proposed', 'unknown', 'asked', 'decided', 'remembered']),
  choices: z.array(meaningChoiceDto).readonly(),
});
export type Reading = z.infer<typeof readingDto>;

/** A reading with its number of rows, and the option to leave them out. */
export const countedReadingDto = readingDto.extend({
  rows: z.number(),
  /** cells with the smallest and largest figure, if they differ from `value` */
  least: z.string().optional(),
  most: z.string().optional(),
});
export type CountedReading = z.infer<typeof countedReadingDto>;
