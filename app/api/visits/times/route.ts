import { route } from '@/lib/platform/http/route';
import { listFreeHalfDays } from '@/lib/visits/data';
import { timesQuerySchema } from '@/lib/visits/schema';

export const GET = route({ auth: 'public', query: timesQuerySchema }, ({ query }) =>
  listFreeHalfDays(query.property),
);
