import { z } from 'zod';

/** Exactly 24 hex digits: mongoose's own check also accepts any 12 characters. */
export const objectIdSchema = z.string().regex(/^[0-9a-f]{24}$/i);

export const idParams = z.object({ id: objectIdSchema });

/** Public ids contain slashes; clients send them encoded (`images%2F…`) or literally. */
export const publicIdSchema = z
  .array(z.string())
  .transform((parts) => parts.join('/').replaceAll(/%2f/gi, '/'));
