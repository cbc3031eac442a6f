import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { HANDOVER_KINDS } from './constants';

const taker = z.union([objectIdSchema, z.literal('')]);

/** Successors: one for everything, or one per kind; empty for unassigned. */
export const handoverSchema = z.object({
  to: taker.optional(),
  kinds: z.partialRecord(z.enum(HANDOVER_KINDS), taker).optional(),
});
export type HandoverInput = z.output<typeof handoverSchema>;
