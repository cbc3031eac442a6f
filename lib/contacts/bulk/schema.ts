import { z } from 'zod';
import { MAX_TAG_LENGTH } from '@/lib/contacts/constants';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import { objectIdSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';

const ids = z
  .array(objectIdSchema)
  .min(1, 'Please choose at least one contact')
  .max(BULK_CHANGE_MAX, messageWith('At most {max} at a time', { max: BULK_CHANGE_MAX }))
  .transform((list) => [...new Set(list.map((id) => id.toLowerCase()))]);

const tag = z
  .string()
  .transform((text) => text.replace(/[,;\s]+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'Please enter a tag')
      .max(MAX_TAG_LENGTH, messageWith('Please use at most {max} characters', { max: MAX_TAG_LENGTH })),
  );

/** One action for several contacts. */
export const contactBulkSchema = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['tag', 'untag']), tag, ids }),
  /** empty removes the owner */
  z.object({ action: z.literal('owner'), owner: z.union([objectIdSchema, z.literal('')]), ids }),
  z.object({ action: z.literal('delete'), ids }),
]);
export type ContactBulk = z.output<typeof contactBulkSchema>;
