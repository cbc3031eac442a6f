import { exportClientList } from '@/lib/clients/mutations';
import { route } from '@/lib/platform/http/route';
import { TABLE_TYPES, tableQuerySchema, tableResponse } from '@/lib/platform/tabular/table-file';

export const GET = route(
  {
    auth: ['broker', 'admin'],
    fresh: true,
    query: tableQuerySchema,
    produces: ['text/csv', TABLE_TYPES.xlsx],
  },
  async ({ actor, query: { format } }) => tableResponse(await exportClientList(actor, format), format),
);
