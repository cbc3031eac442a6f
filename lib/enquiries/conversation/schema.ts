import { z } from 'zod';
import { idempotencyKeySchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_MESSAGE_LENGTH } from './constants';

export const messageSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  text: z
    .string()
    .trim()
    .min(1, 'Please write a message')
    .max(MAX_MESSAGE_LENGTH, messageWith('Please use at most {max} characters', { max: MAX_MESSAGE_LENGTH })),
});
export type MessageInput = z.output<typeof messageSchema>;
/** A link token from a mail to the sender (lib/platform/crypto/link-token.ts). */
const token = z.string().regex(/^[0-9a-z]{43}$/);
export const enquiryLinkParams = z.object({ token });
export const linkedReleaseParams = z.object({ token, id: z.string().regex(/^[0-9a-f]{24}$/i) });
export const enquiryParams = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/i) });
