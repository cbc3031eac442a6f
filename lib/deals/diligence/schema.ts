import { z } from 'zod';
import { MAX_DEAL_VALUE } from '@/lib/deals/constants';
import { objectIdSchema, versionSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { parseRupees } from '@/lib/platform/text/typed-figures';
import { isDay } from '@/lib/platform/time/indian-day';
import { FUNDS, ID_KINDS, MAX_SUSPICION_LENGTH, MAX_TEXT_LENGTH, RISKS, WATCH_LISTS } from './constants';
import { hasIdentityNumber } from './rules';

const AMOUNT = 'Write an amount such as 45 lakh';
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, messageWith('At most {max} characters', { max }))
    .refine(
      (typed) => !hasIdentityNumber(typed),
      'Never write a whole Aadhaar or PAN number: the last four are enough',
    );
const day = z
  .string()
  .overwrite(latinDigits)
  .regex(/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/, 'Use a date such as 2026-12-01')
  .refine(isDay, 'Use a date such as 2026-12-01');

/** `PUT /api/deals/{id}/diligence`: the whole of it in its current state. */
export const diligenceSchema = z.object({
  __v: versionSchema,
  identities: z
    .array(
      z.object({
        party: objectIdSchema,
        kind: z.enum(ID_KINDS, 'Choose what was shown'),
        lastFour: z
          .string()
          .overwrite(latinDigits)
          .trim()
          .toUpperCase()
          .regex(/^[A-Z0-9]{4}$/, 'Write the last four characters, never the whole number'),
        seenOn: day,
      }),
    )
    .max(24),
  beneficialOwner: text(MAX_TEXT_LENGTH).optional().default(''),
  funds: z.array(z.enum(FUNDS)).max(FUNDS.length).optional().default([]),
  fundsNote: text(MAX_TEXT_LENGTH).optional().default(''),
  lists: z
    .array(z.object({ list: z.enum(WATCH_LISTS), checkedOn: day, isFound: z.boolean() }))
    .max(WATCH_LISTS.length)
    .optional()
    .default([]),
  risk: z
    .enum(RISKS)
    .nullish()
    .transform((risk) => risk ?? null),
  riskReason: text(MAX_TEXT_LENGTH).optional().default(''),
  cash: z.preprocess(
    (typed) =>
      typeof typed === 'string' ? (typed.trim() === '' ? null : parseRupees(typed)) : (typed ?? null),
    z.number(AMOUNT).int(AMOUNT).min(0, AMOUNT).max(MAX_DEAL_VALUE, 'At most ₹10,000 crore').nullable(),
  ),
});
export type DiligenceInput = z.output<typeof diligenceSchema>;

/** `POST /api/deals/{id}/diligence/notes`: readable only by the principal officer. */
export const suspicionSchema = z.object({
  text: text(MAX_SUSPICION_LENGTH).min(1, 'Write what is suspicious'),
});

/** `PUT /api/deals/diligence/profile` */
export const diligenceProfileSchema = z.object({
  __v: versionSchema,
  isObliged: z.boolean(),
  officer: objectIdSchema.nullish().transform((id) => id ?? null),
});
export type DiligenceProfileInput = z.output<typeof diligenceProfileSchema>;
