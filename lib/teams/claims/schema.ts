import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { CLAIM_TYPES, MAX_CLAIM_WORD } from './constants';

const type = z.enum(CLAIM_TYPES);

/** `POST /api/admin/claims`: claims an item, or takes it over from its holder with a message. */
export const claimSchema = z.object({
  type,
  id: objectIdSchema,
  takeOver: z.boolean().default(false),
  word: z
    .string()
    .trim()
    .max(MAX_CLAIM_WORD, messageWith('Please use at most {max} characters', { max: MAX_CLAIM_WORD }))
    .default(''),
});
export type ClaimInput = z.output<typeof claimSchema>;

export const releaseSchema = z.object({ type, id: objectIdSchema });

/**
 * `POST /api/admin/claims/next`: the oldest unclaimed item of a queue. `after` is the item just left. `first` is the item the page shows as next, which is
 * returned unless a colleague has opened it since.
 */
export const nextClaimSchema = z.object({
  type,
  after: objectIdSchema.optional(),
  first: objectIdSchema.optional(),
});
export type NextClaimInput = z.output<typeof nextClaimSchema>;
