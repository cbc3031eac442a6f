import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { HANDOVER_KINDS } from './constants';

const taker = z.union([objectIdSchema, z.literal('')]);

/** Who takes over what: one person for everything, or one per kind; empty means nobody. */
export const handoverSchema = z.object({
  to: taker.optional(),
  kinds: z.partialRecord(z.enum(HANDOVER_KINDS), taker).optional(),
});
export type HandoverInput = z.output<typeof handoverSchema>;
