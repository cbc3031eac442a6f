import { z } from 'zod';
import { first } from '@/lib/platform/text/list-url';

export const halfSchema = z.string().regex(/^20\d{2}-(?:04|10)$/, 'Choose a half of a financial year');
export const projectSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6,20}$/, 'Write the MahaRERA number of the project');

/** `GET /api/deals/summary`: the half-year, one project or all, and the format. */
export const summaryFileSchema = z.object({
  half: halfSchema,
  project: projectSchema.optional(),
  as: z.enum(['csv', 'pdf'], 'Choose csv or pdf'),
});

export const summaryQuerySchema = z.object({
  half: z.preprocess(first, halfSchema).optional().catch(undefined),
});
