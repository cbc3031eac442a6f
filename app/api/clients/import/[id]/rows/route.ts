import { listRowWindow } from '@/lib/imports/data';
import { mendRows } from '@/lib/imports/mending/mutations';
import { requireOwnImport } from '@/lib/imports/own/mutations';
import { mendedRowsSchema, rowWindowSchema } from '@/lib/imports/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: ['broker', 'admin'], params: idParams, query: rowWindowSchema },
  async ({ params, query, actor }) => {
    await requireOwnImport(actor, params.id, 'clients');
    return listRowWindow(params.id, query);
  },
);

export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, body: mendedRowsSchema },
  async ({ params, body, actor }) => {
    await requireOwnImport(actor, params.id, 'clients');
    return mendRows(params.id, body, actor);
  },
);
