import { z } from 'zod';
/** A passkey as its owner sees it. */
export const passkeyDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** true if Google, Apple or a password manager syncs it to all the owner's devices */
  isSynced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().optional(),
});
export type PasskeyDto = z.infer<typeof passkeyDto>;
