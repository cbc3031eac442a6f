import { listRowWindow } from '@/lib/imports/data';
import { mendRows } from '@/lib/imports/mending/mutations';
import { requireOwnImport } from '@/lib/imports/own/mutations';
import { mendedRowsSchema, rowWindowSchema } from '@/lib/imports/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', params: idParams, query: rowWindowSchema },
  async ({ params, query, actor }) => {
    await requireOwnImport(actor, params.id);
    return listRowWindow(params.id, query);
  },
);

export const POST = route(
  { auth: 'user', params: idParams, body: mendedRowsSchema },
  async ({ params, body, actor }) => {
    await requireOwnImport(actor, params.id);
    return mendRows(params.id, body, actor);
  },
);
