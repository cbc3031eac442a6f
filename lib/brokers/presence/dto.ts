import { z } from 'zod';
/** Colleagues who are viewing the same record, by name. */
export const presenceDto = z.strictObject({ others: z.array(z.strictObject({ name: z.string() })) });
export type PresenceDto = z.infer<typeof presenceDto>;
