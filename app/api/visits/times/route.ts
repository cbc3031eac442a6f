import { route } from '@/lib/http/route';
import { listFreeHalfDays } from '@/lib/visit/data';
import { timesQuerySchema } from '@/lib/visit/schema';

/** The next half-days in which a home is shown. */
export const GET = route({ auth: 'public', query: timesQuerySchema }, ({ query }) =>
  listFreeHalfDays(query.property),
);
