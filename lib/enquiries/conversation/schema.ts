import { z } from 'zod';
import { MAX_MESSAGE_LENGTH } from './constants';

export const messageSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Please write a message')
    .max(MAX_MESSAGE_LENGTH, `Please use at most ${MAX_MESSAGE_LENGTH} characters`),
});
export const enquiryParams = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/i) });
