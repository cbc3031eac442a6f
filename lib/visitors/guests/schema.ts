import { z } from 'zod';

export const guestIdSchema = z.string().regex(/^[\w-]{6,64}$/);

export const guestLoginSchema = z.object({
  name: z.string().trim().max(120, 'Please use at most 120 characters').optional(),
  /** false when the visitor refused recording on the page */
  recordActivity: z.boolean().default(true),
});
