import { z } from 'zod';
import { idempotencyKeySchema, objectIdSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_NOTE_LENGTH } from './constants';

export const contactNoteSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  day: z.string().overwrite(latinDigits).pipe(z.iso.date('Choose a day')),
  text: z
    .string()
    .trim()
    .min(1, 'Please enter a note')
    .max(MAX_NOTE_LENGTH, messageWith('Please use at most {max} characters', { max: MAX_NOTE_LENGTH })),
});
export type ContactNoteInput = z.output<typeof contactNoteSchema>;

export const noteParams = z.object({ id: objectIdSchema, note: objectIdSchema });
