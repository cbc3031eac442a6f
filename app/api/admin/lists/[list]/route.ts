import { z } from 'zod';
import { exportList } from '@/lib/office/lists/mutations';
import { listParamsSchema } from '@/lib/office/lists/schema';
import { route } from '@/lib/platform/http/route';
import { TABLE_TYPES, tableQuerySchema, tableResponse } from '@/lib/platform/tabular/table-file';

/** The query string of the list itself, with the form in which it leaves. */
const query = tableQuerySchema.catchall(z.union([z.string(), z.array(z.string())]).optional());

/** A list of the office by its filters as a document: title, filters in words and date, then its rows. */
export const GET = route(
  {
    auth: { can: 'export' },
    fresh: true,
    params: listParamsSchema,
    query,
    produces: ['text/csv', TABLE_TYPES.xlsx],
  },
  async ({ params, query: { format, ...search }, session, actor }) =>
    tableResponse(await exportList(params.list, { ...search, format }, session, actor), format),
);
