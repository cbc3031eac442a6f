import { z } from 'zod';
import { LEAD_STATES } from '@/lib/enquiries/leads/constants';
import { leadDto } from '@/lib/enquiries/leads/dto';

export const leadPageDto = z.strictObject({
  rows: z.array(leadDto),
  /** cursor of the next page */
  next: z.string().optional(),
  counts: z.record(z.union([z.enum(LEAD_STATES), z.enum(['waiting', 'open'])]), z.number()),
});
export type LeadPageDto = z.infer<typeof leadPageDto>;
