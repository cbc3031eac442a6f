import { z } from 'zod';
/** A person who is notified when the listing is closed, with the text in their language. */
export const informedDto = z.strictObject({
  id: z.string(),
  /** null for a person who wrote to the agency rather than this lister */
  name: z.string().nullable(),
  what: z.enum(['visit', 'enquiry']),
  /** true if also mailed, false if only shown on the visit's or enquiry's page */
  byMail: z.boolean(),
  language: z.enum(['en', 'mr', 'hi']),
  words: z.string(),
});
export type InformedDto = z.infer<typeof informedDto>;

export type ClosingPreviewDto = {
  people: InformedDto[];
  /** names of the lister's or team's clients whose pages show it */
  pages: string[];
  /** similar homes, of which closing offers three */
  homes: { id: string; title: string; price: number; place: string }[];
  /** seconds in which the messages can be withdrawn */
  holdSeconds: number;
};
