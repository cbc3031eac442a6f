import { z } from 'zod';
import { latinDigits } from '@/lib/platform/language/digits';
import { typedFigure, typedPercent } from '@/lib/platform/text/typed-figures';

/** A new dated row of an existing rate; everything but its figure, day and source is copied from its newest row. */
export const newRateSchema = z
  .object({
    key: z.string().min(1).max(100),
    percent: z.preprocess(
      typedPercent,
      z.number('Please enter a percentage').min(0).max(100, 'At most 100 %').optional(),
    ),
    /** for a charge with a fixed sum */
    rupees: z.preprocess(
      typedFigure,
      z
        .number('Please enter whole rupees')
        .int('Please enter whole rupees')
        .min(0)
        .max(10_000_000)
        .optional(),
    ),
    from: z
      .string()
      .overwrite(latinDigits)
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date such as 2026-11-21')
      .refine((day) => !Number.isNaN(Date.parse(day)), 'Use a date such as 2026-11-21'),
    source: z.string().trim().min(1, 'Please name the source').max(300),
  })
  .refine(({ percent, rupees }) => (percent === undefined) !== (rupees === undefined), {
    path: ['percent'],
    message: 'Please enter a percentage, or the rupees of a fixed charge',
    // reported together with the other missing fields
    when: () => true,
  });
export type NewRate = z.infer<typeof newRateSchema>;
