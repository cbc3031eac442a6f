import { exportTable } from '@/lib/imports/exports/data';
import { exportParams } from '@/lib/imports/exports/schema';
import { route } from '@/lib/platform/http/route';
import { TABLE_TYPES, tableQuerySchema, tableResponse } from '@/lib/platform/tabular/table-file';

export const GET = route(
  {
    auth: 'user',
    fresh: true,
    params: exportParams,
    query: tableQuerySchema,
    produces: ['text/csv', TABLE_TYPES.xlsx],
  },
  async ({ actor, params, query: { format } }) =>
    tableResponse(await exportTable(actor, params.what, format), format),
);
