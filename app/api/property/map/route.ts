import { route } from '@/lib/platform/http/route';
import { listMarks } from '@/lib/search/map/data';
import { marksQuery } from '@/lib/search/map/schema';

export const GET = route({ auth: 'public', limit: 'search', query: marksQuery }, ({ query }) =>
  listMarks(query),
);
