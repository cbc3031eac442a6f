import { z } from 'zod';
import { agreedWords } from '@/lib/accounts/schema';
import { emailSchema } from '@/lib/accounts/users/schema';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { FREQUENCIES } from './constants';

const frequency = z.enum(FREQUENCIES, 'Choose how often');

export const saveSearchSchema = z.object({
  /** the list's query string with type, city and category: `type=sale&city=nagpur&bedrooms=3` */
  query: z.string().max(4000),
  frequency: frequency.optional().default('daily'),
  /** for a person without an account */
  email: emailSchema.optional(),
  agreedWords,
});
export type SaveSearchInput = z.output<typeof saveSearchSchema>;

export const searchChangeSchema = z.object({
  frequency: frequency.optional(),
  paused: z.boolean().optional(),
  /** only through the mailed link */
  confirmed: z.literal(true).optional(),
});
export type SearchChange = z.output<typeof searchChangeSchema>;

export const alertsChangeSchema = z.object({ stopped: z.boolean() });
export const linkRequestSchema = z.object({ email: emailSchema });

/** Language of the titles. */
export const languageQuery = z.object({ language: z.enum(LANGUAGES).optional().catch(undefined) });

const id = z.string().regex(/^[0-9a-f]{24}$/i, 'Unknown id');
export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{32}$/) });
export const tokenSearchParams = tokenParams.extend({ id });
