import { z } from 'zod';
import { idempotencyKeySchema, objectIdSchema, versionSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_NAME_LENGTH } from '@/lib/shortlists/constants';
import { MAX_MESSAGE_LENGTH, MAX_SENT_HOMES, MAX_WORDS_LENGTH } from './constants';

export const newSentListSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  name: z
    .string()
    .trim()
    .min(1, 'Give the list a name')
    .max(MAX_NAME_LENGTH, messageWith('A name has at most {max} characters', { max: MAX_NAME_LENGTH })),
  homes: z
    .array(objectIdSchema)
    .min(1, 'Choose at least one home')
    .max(MAX_SENT_HOMES, messageWith('At most {max} homes at once', { max: MAX_SENT_HOMES }))
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
});
export type NewSentList = z.output<typeof newSentListSchema>;

/** `shared`: false revokes the link for good, true creates a new one. `words` is the text below the broker's name on the page. */
export const sentListChangeSchema = z
  .object({
    shared: z.boolean().optional(),
    words: z
      .string()
      .trim()
      .max(MAX_WORDS_LENGTH, messageWith('At most {max} characters', { max: MAX_WORDS_LENGTH }))
      .optional(),
    /** version of the text that was read */
    __v: versionSchema,
  })
  .refine(({ shared, words }) => shared !== undefined || words !== undefined, 'Say what changes');
export type SentListChange = z.output<typeof sentListChangeSchema>;

export const sentListMailSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Write a message')
    .max(MAX_MESSAGE_LENGTH, messageWith('At most {max} characters', { max: MAX_MESSAGE_LENGTH })),
});

export const sentListParams = z.object({ id: objectIdSchema, list: objectIdSchema });
