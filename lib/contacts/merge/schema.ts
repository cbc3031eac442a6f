import { z } from 'zod';
import { CONTACT_FIELDS, type ContactField } from '@/lib/contacts/constants';
import { objectIdSchema } from '@/lib/platform/http/params';

const names = CONTACT_FIELDS.map(([field]) => field) as [ContactField, ...ContactField[]];
const version = z.number().int().min(0);

/**
 * A merge: the kept and the merged contact at the compared versions, and the chosen side of each field. Other fields keep their value, or take the other's if
 * empty.
 */
export const contactMergeSchema = z
  .object({
    keep: objectIdSchema,
    gone: objectIdSchema,
    keepVersion: version,
    goneVersion: version,
    take: z.partialRecord(z.enum(names), z.enum(['keep', 'gone', 'both'])).default({}),
  })
  .refine(({ keep, gone }) => keep !== gone, 'A contact can’t be merged with itself');
export type ContactMergeInput = z.output<typeof contactMergeSchema>;
