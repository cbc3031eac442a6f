import { z } from 'zod';
import { type PropertySearch, searchSchema } from '@/lib/search/schema';
import type { Box } from './dto';

export type MarksQuery = PropertySearch & { bbox: Box; zoom: number };

const DEFAULT_ZOOM = 12;
const MISSING = 'bbox must be west,south,east,north in degrees';

/** A map's query: a list's filters, and its box and zoom. */
export const marksQuery = searchSchema.transform(
  ({ bbox, zoom = DEFAULT_ZOOM, ...search }, context): MarksQuery => {
    if (bbox) return { ...search, bbox, zoom };
    context.addIssue({ code: 'custom', path: ['bbox'], message: MISSING });
    return z.NEVER;
  },
);
