import { route } from '@/lib/http/route';
import { listMarks } from '@/lib/map-view/data';
import { marksQuery } from '@/lib/map-view/schema';

/** Marks for the box that a map shows, with the filters of a list. */
export const GET = route({ auth: 'public', limit: 'search', query: marksQuery }, ({ query }) =>
  listMarks(query),
);
