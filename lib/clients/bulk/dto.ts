import { z } from 'zod';
export const bulkClientResultDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** the reason why nothing was done */
  problem: z.string().optional(),
  /** for a sent page: the number of homes, true if a mail was sent, and otherwise a message with the link for a chat */
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
