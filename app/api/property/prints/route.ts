import { route } from '@/lib/platform/http/route';
import { zippedPrints } from '@/lib/prints/zipped/mutations';
import { zipQuerySchema } from '@/lib/prints/zipped/schema';

export const GET = route(
  { auth: 'user', query: zipQuerySchema, produces: ['application/zip'] },
  ({ query, actor }) => zippedPrints(actor, query),
);
