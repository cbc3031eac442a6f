import { route } from '@/lib/http/route';
import { findAnywhere } from '@/lib/palette/data';
import { paletteSchema } from '@/lib/palette/schema';

/** What the command palette finds besides pages. */
export const GET = route({ auth: 'admin', query: paletteSchema, limit: 'search' }, async ({ query }) => ({
  groups: await findAnywhere(query.q),
}));
