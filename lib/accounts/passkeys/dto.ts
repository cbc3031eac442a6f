import { z } from 'zod';
/** A passkey as its owner sees it. */
export const passkeyDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** synced to all devices of its owner through Google, Apple or a password manager */
  isSynced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().optional(),
});
export type PasskeyDto = z.infer<typeof passkeyDto>;
