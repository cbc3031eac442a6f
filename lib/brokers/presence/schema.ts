import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { PRESENCE_TYPES } from './constants';

/** `POST /api/presence`. The caller views the record, or leaves it with `isLeaving`. */
export const presenceSchema = z.object({
  type: z.enum(PRESENCE_TYPES),
  id: objectIdSchema,
  isLeaving: z.boolean().default(false),
});
export type PresenceInput = z.output<typeof presenceSchema>;
