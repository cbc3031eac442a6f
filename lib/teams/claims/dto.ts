import { z } from 'zod';
/** The holder of an item. `isMine` is true only for the holder. */
export const claimDto = z.strictObject({
  by: z.string(),
  until: z.string(),
  isMine: z.boolean(),
  word: z.string().optional(),
});
export type ClaimDto = z.infer<typeof claimDto>;
