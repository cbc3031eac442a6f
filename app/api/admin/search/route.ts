import { z } from 'zod';
import { findAnywhere } from '@/lib/office/palette/data';
import { paletteGroupDto } from '@/lib/office/palette/dto';
import { paletteSchema } from '@/lib/office/palette/schema';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

export const GET = route(
  {
    auth: { can: 'read' },
    query: paletteSchema,
    limit: 'search',
    reply: z.strictObject({ groups: z.array(paletteGroupDto) }),
  },
  async ({ query, actor, request }) => ({
    groups: await findAnywhere(query.q, actor, callingPageLanguage(request.headers)),
  }),
);
