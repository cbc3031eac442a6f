import { z } from 'zod';

/** What was done, for the person who did it. */
export const messageDto = z.strictObject({ message: z.string() });
/** The id of a new record. */
export const idDto = z.strictObject({ id: z.string() });
