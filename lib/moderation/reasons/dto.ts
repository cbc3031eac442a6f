import { z } from 'zod';
import { REASONED } from './constants';

/** A selectable reason in the site's languages. */
export const reasonDto = z.strictObject({
  key: z.string(),
  decision: z.enum(REASONED),
  en: z.string(),
  mr: z.string(),
  hi: z.string(),
  /** made by the office, not one of the usual ones */
  isOwn: z.boolean(),
  /** 0 for a usual one in its original wording */
  __v: z.number(),
});
export type ReasonDto = z.infer<typeof reasonDto>;
