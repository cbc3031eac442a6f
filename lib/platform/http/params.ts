import { z } from 'zod';
import { latinDigits } from '@/lib/platform/language/digits';

/** Exactly 24 hex digits, because mongoose's own check also accepts any 12 characters. */
export const objectIdSchema = z.string().regex(/^[0-9a-f]{24}$/i);

/** `__v` of the record that a save is based on. Without it, the save is not compared with the stored record. */
export const versionSchema = z.number().int().min(0).optional();

export const idParams = z.object({ id: objectIdSchema });

/** A form's key. If the form is resent with it, it finds the row that it created. */
export const idempotencyKeySchema = z.uuid('An idempotency key is a UUID').optional();

/** A time of day in digits of any script. */
export const timeSchema = z
  .string()
  .overwrite(latinDigits)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 10:00');

/** Ids of files, which contain slashes. Clients send them encoded (`images%2F…`) or literally. */
export const publicIdSchema = z
  .array(z.string())
  .transform((parts) => parts.join('/').replaceAll(/%2f/gi, '/'));
