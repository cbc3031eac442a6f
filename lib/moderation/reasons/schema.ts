import { z } from 'zod';
import { idempotencyKeySchema, versionSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_REASON_LENGTH, REASONED } from './constants';

const text = z
  .string()
  .trim()
  .max(MAX_REASON_LENGTH, messageWith('Please use at most {max} characters', { max: MAX_REASON_LENGTH }));

const TEXTS = {
  en: text.min(1, 'Please enter the reason in English'),
  mr: text.default(''),
  hi: text.default(''),
};

/** `POST /api/admin/properties/reasons`. Owners read it in English where a translation is missing. */
export const reasonSchema = z.object({
  decision: z.enum(REASONED),
  ...TEXTS,
  idempotencyKey: idempotencyKeySchema,
});
export type NewReason = z.output<typeof reasonSchema>;
/** `PUT /api/admin/properties/reasons/{key}`. */
export const reasonChangeSchema = z.object(TEXTS);
export const reasonUpdateSchema = reasonChangeSchema.extend({ __v: versionSchema });
export type ReasonTexts = z.output<typeof reasonChangeSchema>;

export const reasonKeySchema = z.string().regex(/^[a-z0-9-]{3,40}$/);
export const reasonParams = z.object({ key: reasonKeySchema });
