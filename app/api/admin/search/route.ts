import { route } from '@/lib/http/route';
import { findAnywhere } from '@/lib/palette/data';
import { paletteSchema } from '@/lib/palette/schema';

/** What the command palette finds besides pages. */
export const GET = route(
  { auth: { can: 'read' }, query: paletteSchema, limit: 'search' },
  async ({ query, actor }) => ({
    groups: await findAnywhere(query.q, actor),
  }),
);
