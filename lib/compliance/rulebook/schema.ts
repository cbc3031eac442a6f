import { z } from 'zod';
import { latinDigits } from '@/lib/platform/language/digits';
import { typedFigure } from '@/lib/platform/text/typed-figures';
import { isDay } from '@/lib/platform/time/indian-day';

const absent = (value: unknown) => (value === '' || value === null ? undefined : value);
const day = z
  .string()
  .overwrite(latinDigits)
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date such as 2026-11-21')
  .refine(isDay, 'Use a date such as 2026-11-21');

/** `POST /api/admin/rules`: a rule that applies from a given day. */
export const newRuleSchema = z
  .object({
    key: z.string().min(1).max(60),
    figure: z.preprocess(
      typedFigure,
      z.number('Please enter a number').min(0).max(100_000_000_000).optional(),
    ),
    text: z.preprocess(absent, z.string().trim().min(1).max(1000).optional()),
    from: day,
    source: z.string().trim().min(1, 'Please name the source').max(300),
    doubt: z.string().trim().max(500).optional().default(''),
  })
  .refine(({ figure, text }) => (figure === undefined) !== (text === undefined), {
    path: ['figure'],
    message: 'Please enter a number, or the words of a rule that is a text',
    when: () => true,
  });
export type NewRule = z.output<typeof newRuleSchema>;

/** `PATCH /api/admin/rules`: its source was checked and says the same. */
export const checkedRuleSchema = z.object({ key: z.string().min(1).max(60), from: day });
