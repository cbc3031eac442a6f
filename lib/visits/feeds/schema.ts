import { z } from 'zod';
import { FEED_KINDS } from './constants';

export const feedSchema = z.object({ kind: z.enum(FEED_KINDS).optional().default('full') });
export const feedParams = z.object({ token: z.string().regex(/^[\w-]{32}$/) });
