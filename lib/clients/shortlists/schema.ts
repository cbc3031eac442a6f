import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_NAME_LENGTH } from '@/lib/shortlists/constants';
import { MAX_MESSAGE_LENGTH, MAX_SENT_HOMES } from './constants';

export const newSentListSchema = z.object({
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

/** false ends the link for good; true makes a new one. */
export const sentListChangeSchema = z.object({ shared: z.boolean() });

export const sentListMailSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Write a message')
    .max(MAX_MESSAGE_LENGTH, messageWith('At most {max} characters', { max: MAX_MESSAGE_LENGTH })),
});

export const sentListParams = z.object({ id: objectIdSchema, list: objectIdSchema });
