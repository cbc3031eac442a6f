import { z } from 'zod';
import { ACTIVITY_ACTIONS } from './constants';

const MAX_METADATA_BYTES = 2000;

type Json = string | number | boolean | null;

/** Flat and small, because people read the log. Refuses keys with a meaning in a database. */
const metadataSchema = z
  .record(
    z
      .string()
      .min(1)
      .max(60)
      .regex(/^[^$.]+$/),
    z.union([z.string().max(500), z.number(), z.boolean(), z.null()]),
  )
  .refine((value) => Object.keys(value).length <= 20, 'Too many fields')
  .refine((value) => JSON.stringify(value).length <= MAX_METADATA_BYTES, 'Too large')
  .default({});

const action = z.enum(ACTIVITY_ACTIONS);

export const guestActivitySchema = z.object({
  guestID: z.string().max(64),
  action,
  metadata: metadataSchema,
});

export const userActivitySchema = z.object({ userid: z.string().max(64), action, metadata: metadataSchema });

export type ActivityMetadata = Record<string, Json>;
