import { z } from 'zod';
import { rupeesFrom } from '@/lib/deals/schema';
import { idempotencyKeySchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { isDay } from '@/lib/platform/time/indian-day';
import { MAX_TERMS_LENGTH } from './constants';
import { isReference } from './rules';

const text = (max: number) => z.string().trim().max(max, messageWith('At most {max} characters', { max }));
const day = z
  .string()
  .overwrite(latinDigits)
  .regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/, 'Use a date such as 2026-12-01')
  .refine(isDay, 'Use a date such as 2026-12-01');
const reference = z
  .string()
  .trim()
  .overwrite(latinDigits)
  .toUpperCase()
  .refine(isReference, 'A UPI reference has 12 digits, a UTR 16 to 22 letters and digits');
const reason = text(300).min(1, 'Enter the reason');

export const newTokenSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  payer: text(160).min(1, 'Enter a name'),
  rupees: rupeesFrom(1),
  terms: text(MAX_TERMS_LENGTH).min(1, 'Enter when the token is refunded'),
  /** true to also create a payment gateway page, if one is configured */
  link: z.boolean().optional().default(false),
});
export type NewToken = z.output<typeof newTokenSchema>;

/** `POST /api/tokens/{id}`: the next step. */
export const tokenStepSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('enter'), reference, paidOn: day }),
  z.object({ action: z.literal('reject') }),
  z.object({ action: z.literal('confirm') }),
  z.object({ action: z.literal('withdraw'), reason }),
  z.object({ action: z.literal('refund'), reason, reference }),
  z.object({ action: z.literal('forfeit'), reason }),
]);
export type TokenStep = z.output<typeof tokenStepSchema>;
