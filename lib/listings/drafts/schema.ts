import { z } from 'zod';
import { MAX_ALT_LENGTH, MAX_IMAGES } from '@/lib/listings/media/constants';
import { EMPTY_FORM } from '@/lib/listings/schema';
import { objectIdSchema } from '@/lib/platform/http/params';

const MAX_TEXT = 6000;
const text = z.union([z.string().max(MAX_TEXT), z.array(z.string().max(100)).max(100)]);
/** Text by field name; unknown names are dropped. */
const texts = z
  .record(z.string(), text)
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([name]) => name in EMPTY_FORM)));

export const draftKeyParams = z.object({ key: z.string().regex(/^[\w-]{8,100}$/) });

/** A draft as the form saves it. Any text is allowed, because only a finished form is validated. */
export const listingDraftSchema = z.object({
  values: texts,
  step: z.number().int().min(0).max(2),
  /** the edited listing */
  property: objectIdSchema.optional(),
  /** … and its `__v` when the edit began */
  version: z.number().int().min(0).optional(),
  /** earlier contents of the changed fields, and whether photos or videos changed */
  base: z.object({ values: texts, hasMedia: z.boolean() }).optional(),
  images: z
    .array(
      z.object({
        publicId: z.string().max(200),
        name: z.string().max(255),
        room: z.string().max(30).optional(),
        alt: z.string().max(MAX_ALT_LENGTH).optional(),
      }),
    )
    .max(MAX_IMAGES)
    .default([]),
  /** identifies the saving window */
  writer: z.string().max(64).optional(),
  /** the revision that this one replaces; 0 for a new draft */
  rev: z.number().int().min(0),
});

export type ListingDraftInput = z.output<typeof listingDraftSchema>;
