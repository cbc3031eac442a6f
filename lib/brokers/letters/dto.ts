import { z } from 'zod';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { LETTER_STATES } from './constants';

/** The owner of a home as entered by its lister. */
export const ownerDto = z.strictObject({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  hasLetters: z.boolean(),
  /** true if the owner has stopped the letters, which only the owner can undo */
  isStopped: z.boolean(),
  __v: z.number(),
});
export type OwnerDto = z.infer<typeof ownerDto>;

/** One home's week, with counts of the week before. */
export type HomeWeek = {
  title: string;
  type: string;
  price: number;
  /** number of times its card was on a visitor's screen */
  shown: number;
  opened: number;
  openedBefore: number;
  asked: number;
  askedBefore: number;
  /** past and upcoming visits */
  visits: number;
  ahead: number;
  /** answers that visitors share with the lister */
  said: { yes: number; maybe: number; no: number };
  /** similar public homes: number, openings, lower prices, and homes sold or let */
  like: { count: number; opened?: number; lowered: number; closed: number };
  buyers: number;
  /** the lower price that gains the most buyers per rupee, or the lowest examined */
  lower?: { price: number; buyers: number };
};

export const letterDto = z.strictObject({
  id: z.string(),
  week: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  homes: z.number(),
  state: z.enum(LETTER_STATES),
  subject: z.string(),
  text: z.string(),
  __v: z.number(),
  sendAt: z.string(),
  sentAt: z.string().optional(),
  sharedAt: z.string().optional(),
  /** opens WhatsApp with the text; absent without a number or a text */
  whatsapp: z.string().optional(),
});
export type LetterDto = z.infer<typeof letterDto>;

export const stopDto = z.strictObject({ broker: z.string(), isStopped: z.boolean() });
export type StopDto = z.infer<typeof stopDto>;
