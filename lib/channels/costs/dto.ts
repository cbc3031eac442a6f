import { z } from 'zod';
/** The limit of a month in rupees as typed; empty without a limit. */
export const limitDto = z.strictObject({ version: z.number(), rupees: z.string() });
export type LimitDto = z.infer<typeof limitDto>;
