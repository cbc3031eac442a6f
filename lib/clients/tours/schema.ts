import { z } from 'zod';
import { idempotencyKeySchema, objectIdSchema, timeSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { EMAIL_MESSAGE, isEmail } from '@/lib/platform/text/email';
import { normalizePhone, phoneProblem } from '@/lib/platform/text/phone';
import { indianDay, isDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { VISIT_VERDICTS } from '@/lib/visits/constants';
import { LOOK_AHEAD_DAYS } from '@/lib/visits/hours/constants';
import {
  DEFAULT_MINUTES,
  KEYS,
  MAX_AGENTS,
  MAX_FAMILIES,
  MAX_FAMILY_HOMES,
  MAX_HOMES,
  MAX_NOTE_LENGTH,
  STOP_MINUTES,
} from './constants';

const id = objectIdSchema.transform((text) => text.toLowerCase());
const ids = z.array(id).transform((list) => [...new Set(list)]);
const note = z
  .string()
  .trim()
  .max(MAX_NOTE_LENGTH, messageWith('At most {max} characters', { max: MAX_NOTE_LENGTH }));

const DAY_MESSAGE = 'Choose a day within the next 30 days';
const isSoon = (day: string) =>
  day >= indianDay(Date.now()) && day <= indianDay(Date.now() + LOOK_AHEAD_DAYS * DAY_MS);

const families = z
  .array(
    z.object({
      client: id,
      /** homes of the tour; by default the first ones up to a family's maximum */
      homes: ids
        .refine(
          (list) => list.length <= MAX_FAMILY_HOMES,
          messageWith('At most {max} homes for each family', { max: MAX_FAMILY_HOMES }),
        )
        .default([]),
    }),
  )
  .min(1, 'Choose at least one client')
  .max(MAX_FAMILIES, messageWith('Choose at most {max} clients', { max: MAX_FAMILIES }))
  .refine(
    (list) => new Set(list.map(({ client }) => client)).size === list.length,
    'Add each client only once',
  );

const fields = {
  day: z.string().overwrite(latinDigits).refine(isDay, DAY_MESSAGE).refine(isSoon, DAY_MESSAGE),
  from: timeSchema,
  until: timeSchema,
  minutes: z.number().refine((given) => STOP_MINUTES.some((one) => one === given), 'Choose a duration'),
  homes: ids
    .refine((list) => list.length > 0, 'Choose at least one home')
    .refine(
      (list) => list.length <= MAX_HOMES,
      messageWith('Choose at most {max} homes', { max: MAX_HOMES }),
    ),
  families,
  /** members of the team; the caller if empty */
  agents: ids.refine(
    (list) => list.length <= MAX_AGENTS,
    messageWith('At most {max} agents', { max: MAX_AGENTS }),
  ),
};

const hoursFit = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  !from || !until || from < until;
const HOURS = { path: ['until'], message: 'The end must be after the start' };

export const newTourSchema = z
  .object({
    idempotencyKey: idempotencyKeySchema,
    ...fields,
    from: timeSchema.default('10:00'),
    until: timeSchema.default('18:00'),
    minutes: fields.minutes.default(DEFAULT_MINUTES),
    agents: fields.agents.default([]),
  })
  .refine(hoursFit, HOURS);
export type NewTour = z.output<typeof newTourSchema>;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine((typed) => typed === '' || isEmail(typed), EMAIL_MESSAGE);
const phone = z
  .string()
  .trim()
  .max(30)
  .refine((typed) => typed === '' || normalizePhone(typed), {
    error: ({ input }) => phoneProblem(String(input)),
  })
  .transform((typed) => normalizePhone(typed) ?? '');

/** The person who opens a home, and the contact to ask. */
const opening = z.object({
  property: id,
  keys: z.enum(KEYS, 'Choose who opens the home'),
  note: note.default(''),
  name: z.string().trim().max(120).default(''),
  phone: phone.default(''),
  email: email.default(''),
});
export type Opening = z.output<typeof opening>;

/** Body of `PATCH /api/tours/{id}`. Absent fields stay unchanged, and the tour is planned again. */
export const tourChangeSchema = z
  .object({ ...fields, openings: z.array(opening).max(MAX_HOMES) })
  .partial()
  .extend({ __v: z.number().int().min(0) })
  .refine(hoursFit, HOURS);
export type TourChange = z.output<typeof tourChangeSchema>;

const thumb = { stop: id, verdict: z.enum(VISIT_VERDICTS, 'Say yes, maybe or no'), note: note.default('') };
/** A family's thumb, entered by the broker. */
export const thumbSchema = z.object(thumb);
export type Thumb = z.output<typeof thumbSchema>;

/** Body of `POST /api/tours/link/{token}`: the owner's reply or a family's thumb. */
export const tourStepSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('confirm'), word: note.default('') }),
  z.object({ action: z.literal('decline'), word: note.default('') }),
  z.object({ action: z.literal('thumb'), ...thumb }),
]);
export type TourStep = z.output<typeof tourStepSchema>;

export const tourLinkParams = z.object({ token: z.string().regex(/^[0-9a-z]{43}$/) });
