import { z } from 'zod';
import { LANGUAGES } from '@/lib/platform/language/languages';

/** A fact for a text, as label and value in one language. */
export type FactLine = [label: string, value: string];

/** Proposed texts; nothing is stored until their lister saves the form. */
export const wordingDto = z.strictObject({
  by: z.enum(['model', 'facts']),
  /** reason why the language model's own texts were not used */
  note: z.string().optional(),
  /** a description in each language */
  descriptions: z.record(z.enum(LANGUAGES), z.string()).optional(),
  /** a line for each picture, in the order asked, in the language of the request */
  alts: z.array(z.string()).optional(),
});
export type WordingDto = z.infer<typeof wordingDto>;
