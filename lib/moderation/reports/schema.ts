import { z } from 'zod';
import { idempotencyKeySchema } from '@/lib/platform/http/params';
import { REPORT_REASONS } from './constants';

export const reportSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  propertyId: z.string().regex(/^[0-9a-f]{24}$/i, 'Unknown property'),
  reason: z.enum(REPORT_REASONS, 'Choose what is wrong'),
  details: z.string().trim().max(2000).optional().default(''),
  /** trap field, see lib/enquiries/rules.ts */
  website: z.string().max(500).optional().catch('unreadable'),
});
export type ReportInput = z.infer<typeof reportSchema>;
