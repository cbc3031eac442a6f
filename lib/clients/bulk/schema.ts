import { z } from 'zod';
import { MAX_BULK_CLIENTS } from '@/lib/clients/constants';
import { tagSchema } from '@/lib/clients/schema';
import { objectIdSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';

const ids = z
  .array(objectIdSchema)
  .min(1, 'Choose at least one client')
  .max(MAX_BULK_CLIENTS, messageWith('Choose at most {max} clients', { max: MAX_BULK_CLIENTS }))
  .transform((list) => [...new Set(list)]);

/** `POST /api/clients/bulk`: one action on several clients. */
export const bulkClientSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('tag'), ids, tag: tagSchema }),
  z.object({ action: z.literal('untag'), ids, tag: tagSchema }),
  /** moves them to a member of the team */
  z.object({ action: z.literal('assign'), ids, to: objectIdSchema }),
  z.object({ action: z.literal('archive'), ids }),
  z.object({ action: z.literal('restore'), ids }),
  /** each gets a page with the best matches not sent yet */
  z.object({ action: z.literal('send'), ids }),
]);
export type BulkClientInput = z.output<typeof bulkClientSchema>;
