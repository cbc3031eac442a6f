import { findAnywhere } from '@/lib/office/palette/data';
import { paletteSchema } from '@/lib/office/palette/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: { can: 'read' }, query: paletteSchema, limit: 'search' },
  async ({ query, actor }) => ({
    groups: await findAnywhere(query.q, actor),
  }),
);
