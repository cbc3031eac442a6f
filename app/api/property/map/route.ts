import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { listMarks } from '@/lib/search/map/data';
import { markDto } from '@/lib/search/map/dto';
import { marksQuery } from '@/lib/search/map/schema';

export const GET = route(
  {
    auth: 'public',
    limit: 'search',
    query: marksQuery,
    reply: z.strictObject({ marks: z.array(markDto), total: z.number() }),
  },
  ({ query }) => listMarks(query),
);
