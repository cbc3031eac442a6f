import { z } from 'zod';
import { exportList } from '@/lib/office/lists/mutations';
import { listParamsSchema } from '@/lib/office/lists/schema';
import { route } from '@/lib/platform/http/route';
import { TABLE_TYPES, tableQuerySchema, tableResponse } from '@/lib/platform/tabular/table-file';

const query = tableQuerySchema.catchall(z.union([z.string(), z.array(z.string())]).optional());

/** A filtered office list as a document: title, filters in words and date, then the rows. */
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
