import { z } from 'zod';
import { idempotencyKeySchema, objectIdSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { isEmail } from '@/lib/platform/text/email';
import { normalizePhone } from '@/lib/platform/text/phone';
import { MAX_EVENT_LENGTH, STEPS } from './constants';

const text = (max: number) => z.string().trim().max(max, messageWith('At most {max} characters', { max }));
const absent = (value: unknown) => (value === '' ? undefined : value);

/** `POST /api/co-broking/introductions`: a client of the directory, or a typed person. */
export const introductionSchema = z
  .object({
    idempotencyKey: idempotencyKeySchema,
    offer: objectIdSchema,
    client: z.preprocess(absent, objectIdSchema.optional()),
    name: text(120).optional().default(''),
    phone: text(30)
      .optional()
      .default('')
      .transform((typed) => (typed ? (normalizePhone(typed) ?? latinDigits(typed)) : ''))
      .refine((typed) => !typed || normalizePhone(typed) !== undefined, 'Enter a phone number'),
    email: text(254)
      .optional()
      .default('')
      .refine((typed) => !typed || isEmail(typed), 'Enter an email address'),
    isContactShared: z.boolean().optional().default(false),
    hasAgreed: z.literal(true, 'Ask your client first'),
  })
  .refine(({ client, name }) => Boolean(client || name), { path: ['name'], message: 'Enter a name' })
  .refine(({ client, phone, email }) => Boolean(client || phone || email), {
    path: ['phone'],
    message: 'Enter a phone number or an email address',
  });
export type IntroductionInput = z.output<typeof introductionSchema>;

/** `POST /api/co-broking/introductions/{id}/events` */
export const stepSchema = z
  .object({ kind: z.enum(STEPS), text: text(MAX_EVENT_LENGTH).optional().default('') })
  .refine(({ kind, text: written }) => kind === 'contact' || kind === 'withdrawn' || written !== '', {
    path: ['text'],
    message: 'Enter what it is about',
  });
export type StepInput = z.output<typeof stepSchema>;
