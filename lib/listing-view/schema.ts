import { z } from 'zod';
import { objectIdSchema } from '@/lib/http/params';
import { MAX_SEEN, READER_SOURCES } from './constants';

/** Browsers of an older version of the page send nothing. */
export const viewSchema = z.object({ source: z.enum(READER_SOURCES).optional() }).default({});

export const seenSchema = z.object({ ids: z.array(objectIdSchema).min(1).max(MAX_SEEN) });
