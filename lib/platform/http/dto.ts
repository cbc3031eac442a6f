import { z } from 'zod';

/** Confirmation for the caller. */
export const messageDto = z.strictObject({ message: z.string() });
/** The id of a new record. */
export const idDto = z.strictObject({ id: z.string() });
/** A record with its name, such as a person to choose. */
export const namedDto = z.strictObject({ id: z.string(), name: z.string() });
