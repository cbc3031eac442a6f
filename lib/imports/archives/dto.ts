import { z } from 'zod';
import { ARCHIVE_KINDS, ARCHIVE_STATUSES } from '@/lib/imports/archive-files/constants';

/** An archive as its owner sees it. */
export const archiveDto = z.strictObject({
  id: z.string(),
  kind: z.enum(ARCHIVE_KINDS),
  status: z.enum(ARCHIVE_STATUSES),
  fileName: z.string(),
  /** files packed or records read, of `total` */
  handled: z.number(),
  total: z.number(),
  bytes: z.number(),
  counts: z.array(z.strictObject({ name: z.string(), count: z.number() })),
  notes: z.array(z.string()),
  stopping: z.boolean(),
  message: z.string().optional(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type ArchiveDto = z.infer<typeof archiveDto>;
