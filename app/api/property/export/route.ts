import { ownListingsSchema } from '@/lib/brokers/own-listings/schema';
import { exportOwnListings } from '@/lib/imports/listings/data';
import { route } from '@/lib/platform/http/route';
import { formatParam, TABLE_TYPES, tableResponse } from '@/lib/platform/tabular/table-file';

export const GET = route(
  {
    auth: 'user',
    token: 'listings:read',
    query: ownListingsSchema.extend({ format: formatParam }),
    produces: ['text/csv', TABLE_TYPES.xlsx],
  },
  async ({ actor, query: { format, ...search } }) =>
    tableResponse(await exportOwnListings(actor, search, format), format),
);
