import { z } from 'zod';
import { idempotencyKeySchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_HOMES, MAX_NAME_LENGTH, MAX_NOTE_LENGTH, SHARE_MODES, VERDICTS } from './constants';

const id = z.string().regex(/^[0-9a-f]{24}$/i, 'Unknown id');
const listName = z
  .string()
  .trim()
  .min(1, 'Give the list a name')
  .max(MAX_NAME_LENGTH, messageWith('A name has at most {max} characters', { max: MAX_NAME_LENGTH }));
const note = z
  .string()
  .trim()
  .max(MAX_NOTE_LENGTH, messageWith('A note has at most {max} characters', { max: MAX_NOTE_LENGTH }));

export const newListSchema = z.object({ name: listName, idempotencyKey: idempotencyKeySchema });
export type NewList = z.output<typeof newListSchema>;

export const listChangeSchema = z.object({
  name: listName.optional(),
  /** ids of all homes in their new order */
  order: z.array(id).max(MAX_HOMES).optional(),
  /** null ends the sharing */
  share: z.enum(SHARE_MODES).nullable().optional(),
});
export type ListChange = z.infer<typeof listChangeSchema>;

export const homeChangeSchema = z.object({
  /** target list; by default the heart's, or the home's current one */
  list: id.optional(),
  note: note.optional(),
  rating: z.number().int().min(1).max(5).nullable().optional(),
});
export type HomeChange = z.infer<typeof homeChangeSchema>;

export const homeQuerySchema = z.object({ list: id.optional() });
export const homeParams = z.object({ property: id });
export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{32}$/) });

export const replySchema = z.object({
  property: id,
  name: z.string().trim().min(1, 'Tell the others who you are').max(MAX_NAME_LENGTH),
  verdict: z.enum(VERDICTS, 'Say yes, maybe or no'),
  note: note.optional().default(''),
});
export type ReplyInput = z.infer<typeof replySchema>;
