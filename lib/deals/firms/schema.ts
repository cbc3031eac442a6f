import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';

/** `POST /api/co-broking/terms`: `version` is that of the text that the person has read. */
export const acceptTermsSchema = z.object({ firm: objectIdSchema, version: z.string().trim().max(20) });
export type AcceptTerms = z.output<typeof acceptTermsSchema>;
