import { z } from 'zod';
import { CALL_STATES } from './constants';

export const callDto = z.strictObject({
  id: z.string(),
  direction: z.enum(['in', 'out']),
  state: z.enum(CALL_STATES),
  at: z.string(),
  seconds: z.number().optional(),
  by: z.string().optional(),
  /** the recording can be opened until then */
  recordedUntil: z.string().optional(),
});
export type CallDto = z.infer<typeof callDto>;

/** The ringing call, for actors who can see its lead. */
export const currentCallDto = z.strictObject({
  call: z.strictObject({ id: z.string(), lead: z.string(), name: z.string() }).optional(),
});
export type CurrentCallDto = z.infer<typeof currentCallDto>;
