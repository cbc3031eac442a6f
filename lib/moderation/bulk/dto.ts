import { z } from 'zod';
import { DECISIONS } from '@/lib/moderation/constants';
import { seenReview } from '@/lib/moderation/schema';
import { BULK_CHANGE_OUTCOMES } from '@/lib/platform/bulk/constants';
import { bulkChangeDto } from '@/lib/platform/bulk/dto';

export const bulkItemDto = z.strictObject({
  id: z.string(),
  title: z.string(),
  outcome: z.enum(BULK_CHANGE_OUTCOMES).exclude(['unchanged']).optional(),
  problem: z.string().optional(),
});
export type BulkItemDto = z.infer<typeof bulkItemDto>;

/** A bulk decision as an admin sees it. */
export const bulkDto = bulkChangeDto.omit({ at: true, done: true, result: true }).extend({
  decision: z.enum(DECISIONS.map(([decision]) => decision)),
  reason: z.string(),
  createdAt: z.string(),
  finishedAt: z.string().optional(),
  /** the first failures */
  problems: z.array(bulkItemDto),
});
export type BulkDto = z.infer<typeof bulkDto>;

/** A found listing with the fields that a decision names. */
export const matchDto = z.strictObject({
  id: z.string(),
  title: z.string(),
  version: z.number(),
  review: seenReview,
});
export type MatchDto = z.infer<typeof matchDto>;

export const bulkPreviewDto = z.strictObject({
  /** number of listings */
  total: z.number(),
  /** titles of skipped listings, which have changed since they were viewed */
  leftOut: z.array(z.string()),
  /** number of listings that no longer exist */
  gone: z.number(),
  /** status labels before and after */
  changes: z.array(z.strictObject({ from: z.string(), to: z.string(), count: z.number() })),
  mails: z.array(z.strictObject({ name: z.string(), email: z.string(), listings: z.number() })),
  /** listings whose owner gets no mail, because they are the agency's or of a closed account */
  withoutMail: z.number(),
});
export type BulkPreviewDto = z.infer<typeof bulkPreviewDto>;
