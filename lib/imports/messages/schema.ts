import { z } from 'zod';
import { MAX_IMAGE_BYTES, MAX_IMAGES } from '@/lib/listings/media/constants';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_MESSAGE_LENGTH } from './constants';

const text = z
  .string()
  .max(
    MAX_MESSAGE_LENGTH,
    messageWith('Please keep this under {max} characters', { max: MAX_MESSAGE_LENGTH }),
  )
  .default('');

/** A message as pasted, or as shared from a phone. */
export const messageFieldsSchema = z
  .object({ text, title: text, url: text })
  .transform(({ title, text, url }) =>
    [title, text, url].filter((part, i, all) => part && all.indexOf(part) === i).join('\n'),
  );

export const messagePageSchema = z.object({
  draft: z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional()
    .catch(undefined),
  text: z.string().max(MAX_MESSAGE_LENGTH).optional().catch(undefined),
  refused: z.string().max(300).optional().catch(undefined),
});

/** Maximum pictures per message, as many as a listing can have. */
export const MESSAGE_UPLOAD = {
  files: { images: { maxFiles: MAX_IMAGES, maxBytes: MAX_IMAGE_BYTES, isReencoded: true } },
  maxFields: 10,
  maxBytes: MAX_IMAGES * MAX_IMAGE_BYTES + 200_000,
} as const;
