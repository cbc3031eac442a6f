import { z } from 'zod';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { normalizePhone, phoneProblem } from '@/lib/platform/text/phone';
import { indianDay, isDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { MAX_NAME_LENGTH, MAX_TOUR_HOMES, TOUR_DAYS } from '@/lib/shortlists/constants';

const DAY_MESSAGE = 'Choose a day within the next 30 days';
const isSoon = (day: string) =>
  day > indianDay(Date.now()) && day <= indianDay(Date.now() + TOUR_DAYS * DAY_MS);

export const tourSchema = z.object({
  name: z.string().trim().min(1, 'Tell the others who you are').max(MAX_NAME_LENGTH),
  phone: z
    .string()
    .trim()
    .max(30)
    .refine((typed) => typed === '' || normalizePhone(typed), {
      error: ({ input }) => phoneProblem(String(input)),
    })
    .transform((typed) => normalizePhone(typed) ?? '')
    .default(''),
  day: z.string().overwrite(latinDigits).refine(isDay, DAY_MESSAGE).refine(isSoon, DAY_MESSAGE),
  homes: z
    .array(z.string().regex(/^[0-9a-f]{24}$/i, 'Unknown id'))
    .min(1, 'Choose at least one home')
    .max(MAX_TOUR_HOMES, messageWith('At most {max} homes at once', { max: MAX_TOUR_HOMES }))
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
});
export type TourInput = z.output<typeof tourSchema>;
