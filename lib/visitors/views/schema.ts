import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { MAX_SEEN, READER_SOURCES } from './constants';
import { CAMPAIGN_NAME, SITE_NAME } from './rules';

/** An empty body counts as a view. */
export const viewSchema = z
  .object({
    source: z.enum(READER_SOURCES).optional(),
    site: z.string().regex(SITE_NAME).optional().catch(undefined),
    campaign: z.string().regex(CAMPAIGN_NAME).optional().catch(undefined),
  })
  .default({});

export const seenSchema = z.object({ ids: z.array(objectIdSchema).min(1).max(MAX_SEEN) });
