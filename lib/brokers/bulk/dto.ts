import { z } from 'zod';
import { PROPERTY_STATUSES } from '@/lib/listings/fields/vocabulary';

const factsDto = z.strictObject({ price: z.number(), status: z.enum(PROPERTY_STATUSES) });

/** The result for one listing. `problem` is the reason why nothing was changed. */
export const bulkResultDto = z.strictObject({
  id: z.string(),
  title: z.string(),
  problem: z.string().optional(),
  /** the version after the change, with the previous values */
  __v: z.number().optional(),
  before: factsDto.optional(),
  after: factsDto.optional(),
});
export type BulkResult = z.infer<typeof bulkResultDto>;
