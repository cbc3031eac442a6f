import { z } from 'zod';
import { first } from '@/lib/platform/text/list-url';

/** `?who=` of lists that a team shares: all records, the actor's own, or one member's. */
export const whoParam = z
  .preprocess(first, z.union([z.enum(['all', 'mine']), z.string().regex(/^[0-9a-f]{24}$/)]))
  .catch('all');
export type Who = z.output<typeof whoParam>;
