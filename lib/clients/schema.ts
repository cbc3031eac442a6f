import { z } from 'zod';
import { idempotencyKeySchema, objectIdSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { EMAIL_MESSAGE, isEmail } from '@/lib/platform/text/email';
import { first, pageParam, textParam } from '@/lib/platform/text/list-url';
import { normalizePhone } from '@/lib/platform/text/phone';
import { indianDay } from '@/lib/platform/time/indian-day';
import { whoParam } from '@/lib/teams/schema';
import {
  CLIENT_SORTS,
  CLIENT_VIEWS,
  CONSENT_WAYS,
  MAX_CONSENT_NOTE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_PHONES,
  MAX_SOURCE_LENGTH,
  MAX_STEP_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from './constants';

const text = (max: number) =>
  z.string().trim().max(max, messageWith('Please use at most {max} characters', { max }));

const PHONE = /^(?=(?:\D*\d){3})[\d\s()+./#-]{3,40}$/;

/** Text separated by commas or line breaks, or a list. Converts to E.164 where possible and drops duplicates. */
const phones = z
  .union([
    text(250),
    z
      .array(text(40))
      .max(20)
      .transform((list) => list.join(',')),
  ])
  .default('')
  .transform((typed) => [
    ...new Set(
      typed
        .split(/[,;\n]/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((value) => normalizePhone(value) ?? latinDigits(value)),
    ),
  ])
  .refine((list) => list.length <= MAX_PHONES, messageWith('At most {max} numbers', { max: MAX_PHONES }))
  .refine((list) => list.every((value) => PHONE.test(value)), 'Enter phone numbers, separated by commas');

const email = text(254)
  .toLowerCase()
  .default('')
  .refine((value) => value === '' || isEmail(value), EMAIL_MESSAGE);

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(+at) && at.toISOString().startsWith(day);
}
const isPastDay = (day: string) => isDay(day) && day <= indianDay(Date.now());

export const tagSchema = text(MAX_TAG_LENGTH)
  .min(1, 'Enter a tag')
  .transform((tag) => tag.toLowerCase());

/** Text separated by commas, or a list, without duplicates. */
const tags = z
  .union([text(400).transform((typed) => typed.split(',')), z.array(z.string()).max(50)])
  .default([])
  .transform((list) => [...new Set(list.map((tag) => tag.trim().toLowerCase()).filter(Boolean))])
  .refine((list) => list.length <= MAX_TAGS, messageWith('At most {max} tags', { max: MAX_TAGS }))
  .refine(
    (list) => list.every((tag) => tag.length <= MAX_TAG_LENGTH),
    messageWith('Please use at most {max} characters', { max: MAX_TAG_LENGTH }),
  );

/** A client as sent by the form, or as read from an import row. Without `consentHow` no consent is recorded. */
export const clientInputSchema = z
  .object({
    name: text(MAX_NAME_LENGTH).min(1, 'Please enter a name'),
    phones,
    email,
    notes: text(MAX_NOTES_LENGTH).default(''),
    tags,
    source: text(MAX_SOURCE_LENGTH).default(''),
    nextStep: text(MAX_STEP_LENGTH).default(''),
    nextDay: text(10).overwrite(latinDigits).default(''),
    consentHow: z.enum(['', ...CONSENT_WAYS], 'Choose how').default(''),
    consentDay: text(10).overwrite(latinDigits).default(''),
    consentNote: text(MAX_CONSENT_NOTE_LENGTH).default(''),
  })
  .refine(({ consentHow, consentDay }) => consentHow === '' || isPastDay(consentDay), {
    path: ['consentDay'],
    message: 'Enter a date no later than today',
  })
  .refine(({ nextStep, nextDay }) => (nextStep === '') === (nextDay === ''), {
    path: ['nextDay'],
    message: 'Enter the next step and its day',
  })
  .refine(({ nextDay }) => nextDay === '' || isDay(nextDay), { path: ['nextDay'], message: 'Choose a date' });
export type ClientInput = z.output<typeof clientInputSchema>;

export const newClientSchema = clientInputSchema.safeExtend({ idempotencyKey: idempotencyKeySchema });

/** Homes viewed for a client; without any, the client's replies. */
export const seenSchema = z.object({ homes: z.array(objectIdSchema).max(500).default([]) });

/** `__v` is the version that the editor read. */
export const clientUpdateSchema = clientInputSchema.safeExtend({ __v: z.number().int().min(0) });

/** The query string of `/dashboard/clients` and `GET /api/clients`. Unreadable values count as absent. */
export const clientSearchSchema = z.object({
  page: pageParam,
  search: textParam,
  /** in a team: all clients, or only one's own */
  who: whoParam,
  view: z.preprocess(first, z.enum(CLIENT_VIEWS)).catch('all'),
  tag: textParam,
  sort: z.preprocess(first, z.enum(CLIENT_SORTS)).catch('news'),
});
export type ClientSearch = z.infer<typeof clientSearchSchema>;
