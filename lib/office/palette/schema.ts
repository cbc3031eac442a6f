import { z } from 'zod';
import { first } from '@/lib/platform/text/list-url';

/** The query string of `GET /api/admin/search`. */
export const paletteSchema = z.object({ q: z.preprocess(first, z.string().trim().min(2).max(80)) });
