import { z } from 'zod';
/** A month's limit in rupees as typed; empty without one. */
export const limitDto = z.strictObject({ version: z.number(), rupees: z.string() });
export type LimitDto = z.infer<typeof limitDto>;
