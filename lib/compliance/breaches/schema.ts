import { z } from 'zod';
import { versionSchema } from '@/lib/platform/http/params';
import { latinDigits, withLatinDigits } from '@/lib/platform/language/digits';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { indianDay, isDay } from '@/lib/platform/time/indian-day';
import { BREACH_STEPS, BREACH_TEXTS, type BreachText, MAX_BREACH_TEXT } from './constants';

const text = z.string().trim().max(MAX_BREACH_TEXT).optional();
const texts = Object.fromEntries(BREACH_TEXTS.map((name) => [name, text])) as Record<BreachText, typeof text>;
const people = z
  .preprocess(withLatinDigits, z.coerce.number('Please enter a number').int().min(0).max(100_000_000))
  .optional();
const title = z.string('Write a title').trim().min(1, 'Write a title').max(160);

/** `POST /api/admin/breaches`: the moment at which it was noticed, in Indian time, starts the clock. */
export const newBreachSchema = z
  .object({
    title,
    noticedOn: z.string().overwrite(latinDigits).refine(isDay, 'Use a date such as 2026-12-01'),
    noticedTime: z
      .string()
      .overwrite(latinDigits)
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 10:00'),
    people,
    ...texts,
  })
  .refine(({ noticedOn, noticedTime }) => momentOf(noticedOn, noticedTime) <= Date.now() + 60_000, {
    path: ['noticedOn'],
    message: 'It cannot have been noticed in the future',
  });
export type NewBreach = z.output<typeof newBreachSchema>;

/** `PATCH /api/admin/breaches/{id}`: what is known now, and what was sent. */
export const breachChangeSchema = z.object({
  title: title.optional(),
  people,
  ...texts,
  /** it was sent just now */
  sent: z.enum(BREACH_STEPS).optional(),
});
/** With the version that was read. */
export const breachUpdateSchema = breachChangeSchema.extend({ __v: versionSchema });
export type BreachChange = z.output<typeof breachUpdateSchema>;

export const draftSchema = z.object({ for: z.enum(BREACH_STEPS), language: z.enum(LANGUAGES).default('en') });

/** The instant of an Indian day and time. */
export const momentOf = (day: string, time: string): number => Date.parse(`${day}T${time}:00+05:30`);

/** Today and the present time in India, as the form begins. */
export const presentMoment = (now: Date) => ({
  noticedOn: indianDay(now),
  noticedTime: new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(11, 16),
});
