import { z } from 'zod';
import { latinDigits } from '@/lib/platform/language/digits';
import { typedPercent } from '@/lib/platform/text/typed-figures';
import { isDay } from '@/lib/platform/time/indian-day';

const absent = (value: unknown) => (value === '' || value === null ? undefined : value);
const DAY = 'Use a date such as 2026-11-21';
const key = z.string().min(1).max(100);
const from = z
  .string()
  .overwrite(latinDigits)
  .regex(/^\d{4}-\d{2}-\d{2}$/, DAY)
  .refine(isDay, DAY);

/** A new dated row of an existing rate or rule; everything else is copied from its newest row. */
export const newRateSchema = z
  .object({
    key,
    figure: z.preprocess(
      typedPercent,
      z.number('Please enter a number').min(0).max(100_000_000_000).optional(),
    ),
    text: z.preprocess(absent, z.string().trim().min(1).max(1000).optional()),
    from,
    source: z.string().trim().min(1, 'Please enter the source').max(300),
    doubt: z.string().trim().max(500).optional().default(''),
  })
  .refine(({ figure, text }) => (figure === undefined) !== (text === undefined), {
    path: ['figure'],
    message: 'Please enter a number, or text for a text rule',
    // reported together with the other missing fields
    when: () => true,
  });
export type NewRate = z.output<typeof newRateSchema>;

/** `PATCH /api/admin/rates` confirms that the source is unchanged. */
export const checkedRateSchema = z.object({ key, from });
