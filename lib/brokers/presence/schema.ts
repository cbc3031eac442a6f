import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { PRESENCE_TYPES } from './constants';

/** `POST /api/presence`: the caller looks at the record, or with `isLeaving` no longer does. */
export const presenceSchema = z.object({
  type: z.enum(PRESENCE_TYPES),
  id: objectIdSchema,
  isLeaving: z.boolean().default(false),
});
export type PresenceInput = z.output<typeof presenceSchema>;
