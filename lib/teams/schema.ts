import { z } from 'zod';
import { first } from '@/lib/platform/text/list-url';

/** `?who=` of every list shared by a team: all of the team's, the actor's own, or those of the member with this id. */
export const whoParam = z
  .preprocess(first, z.union([z.enum(['all', 'mine']), z.string().regex(/^[0-9a-f]{24}$/)]))
  .catch('all');
export type Who = z.output<typeof whoParam>;
