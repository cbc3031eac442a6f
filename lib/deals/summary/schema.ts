import { z } from 'zod';
import { first } from '@/lib/platform/browser/list-url';

const half = z.string().regex(/^20\d{2}-(?:04|10)$/, 'Choose a half of a financial year');

/** `GET /api/deals/summary`: which half, and as what. */
export const summaryFileSchema = z.object({ half, as: z.enum(['csv', 'pdf'], 'Choose csv or pdf') });

export const summaryQuerySchema = z.object({
  half: z.preprocess(first, half).optional().catch(undefined),
});
