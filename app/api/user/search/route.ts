import { z } from 'zod';
import { findOwn } from '@/lib/office/palette/data';
import { paletteGroupDto } from '@/lib/office/palette/dto';
import { paletteSchema } from '@/lib/office/palette/schema';
import { route } from '@/lib/platform/http/route';

/** Records of the member and the team, for the command palette. */
export const GET = route(
  {
    auth: 'user',
    query: paletteSchema,
    limit: 'search',
    reply: z.strictObject({ groups: z.array(paletteGroupDto) }),
  },
  async ({ query, actor }) => ({
    groups: await findOwn(query.q, actor),
  }),
);
