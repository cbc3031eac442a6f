import { z } from 'zod';
import { halfSchema, projectSchema } from '@/lib/deals/summary/schema';
import { latinDigits } from '@/lib/platform/language/digits';
import { isDay } from '@/lib/platform/time/indian-day';
import { MAX_REFERENCE_LENGTH } from './constants';

/** `PUT /api/deals/reports`, beside a file of the acknowledgement. */
export const reportSchema = z.object({
  half: halfSchema,
  project: projectSchema,
  filedOn: z.string().overwrite(latinDigits).refine(isDay, 'Use a date such as 2026-12-01'),
  reference: z.string().trim().min(1, 'Write the number of the acknowledgement').max(MAX_REFERENCE_LENGTH),
});

/** `GET /api/deals/reports`. */
export const reportQuerySchema = z.object({ half: halfSchema });

/** `GET /api/deals/books`: of which project. */
export const booksQuerySchema = z.object({ project: projectSchema });
