import { findOwn } from '@/lib/office/palette/data';
import { paletteSchema } from '@/lib/office/palette/schema';
import { route } from '@/lib/platform/http/route';

/** What a member's command palette finds besides pages: records of the member and the team. */
export const GET = route(
  { auth: 'user', query: paletteSchema, limit: 'search' },
  async ({ query, actor }) => ({
    groups: await findOwn(query.q, actor),
  }),
);
