import { z } from 'zod';
import { messageWith } from '@/lib/platform/language/message';
import { LIST_KEYS, MAX_VIEW_NAME } from './constants';

/** `POST /api/admin/views`. Drops the page number, because a view starts at its first page. */
export const savedViewSchema = z.object({
  list: z.enum(LIST_KEYS),
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name')
    .max(MAX_VIEW_NAME, messageWith('Please use at most {max} characters', { max: MAX_VIEW_NAME })),
  query: z
    .string()
    .max(1000, messageWith('Please use at most {max} characters', { max: 1000 }))
    .default('')
    .transform((text) => {
      const params = new URLSearchParams(text);
      params.delete('page');
      return params.toString().replaceAll('%2C', ',');
    }),
  isShared: z.boolean().default(false),
});
export type SavedViewInput = z.output<typeof savedViewSchema>;

export const listParamsSchema = z.object({ list: z.enum(LIST_KEYS) });
