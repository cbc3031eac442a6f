import { z } from 'zod';

/** A new dated row of a rate that exists; everything but percentage, day and source is taken from its newest row. */
export const newRateSchema = z.object({
  key: z.string().min(1).max(100),
  // an empty text is no zero
  percent: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number('Please enter a percentage').min(0).max(100, 'At most 100 %'),
  ),
  from: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date such as 2026-11-21')
    .refine((day) => !Number.isNaN(Date.parse(day)), 'Use a date such as 2026-11-21'),
  source: z.string().trim().min(1, 'Please name the source').max(300),
});
export type NewRate = z.infer<typeof newRateSchema>;
