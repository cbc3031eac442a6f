import { z } from 'zod';
import { DECISION_FIELDS, explained, listingVersion, seenReview } from '@/lib/moderation/schema';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import { objectIdSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { first, pageParam } from '@/lib/platform/text/list-url';

export const bulkDecisionSchema = z
  .object({
    ...DECISION_FIELDS,
    listings: z
      .array(z.object({ id: objectIdSchema, version: listingVersion, review: seenReview }))
      .min(1, 'Please choose at least one listing')
      .max(BULK_CHANGE_MAX, messageWith('At most {max} at a time', { max: BULK_CHANGE_MAX })),
  })
  .superRefine(explained);

/** The query string of the page of one bulk decision. */
export const bulkItemsSchema = z.object({
  page: pageParam,
  only: z.preprocess(first, z.literal('failed')).optional().catch(undefined),
});

export type BulkDecisionInput = z.output<typeof bulkDecisionSchema>;
