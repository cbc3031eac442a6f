import { z } from 'zod';
import { BULK_MAX } from '@/lib/bulk-moderation/constants';
import { objectIdSchema } from '@/lib/http/params';
import { DECISION_FIELDS, explained, listingVersion } from '@/lib/moderation/schema';

/** One decision about many listings. */
export const bulkDecisionSchema = z
  .object({
    ...DECISION_FIELDS,
    listings: z
      .array(z.object({ id: objectIdSchema, version: listingVersion }))
      .min(1, 'Please choose at least one listing')
      .max(BULK_MAX, `At most ${BULK_MAX} at a time`),
  })
  .superRefine(explained);

export type BulkDecisionInput = z.output<typeof bulkDecisionSchema>;
