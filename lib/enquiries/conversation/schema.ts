import { z } from 'zod';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_MESSAGE_LENGTH } from './constants';

export const messageSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Please write a message')
    .max(MAX_MESSAGE_LENGTH, messageWith('Please use at most {max} characters', { max: MAX_MESSAGE_LENGTH })),
});
export const enquiryParams = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/i) });
