import { z } from 'zod';
export const bulkClientResultDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** the reason why nothing was done */
  problem: z.string().optional(),
  /** for a sent page: the number of homes, and true if a mail was sent, otherwise a chat message with the link */
  sent: z
    .strictObject({
      homes: z.number(),
      isMailed: z.boolean(),
      message: z.string(),
      phone: z.string().optional(),
    })
    .optional(),
});
export type BulkClientResult = z.infer<typeof bulkClientResultDto>;
