import { listRowWindow } from '@/lib/imports/data';
import { rowWindowDto } from '@/lib/imports/dto';
import { mendedDto } from '@/lib/imports/mending/dto';
import { mendRows } from '@/lib/imports/mending/mutations';
import { requireOwnImport } from '@/lib/imports/own/mutations';
import { mendedRowsSchema, rowWindowSchema } from '@/lib/imports/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', params: idParams, query: rowWindowSchema, reply: rowWindowDto },
  async ({ params, query, actor }) => {
    await requireOwnImport(actor, params.id);
    return listRowWindow(params.id, query);
  },
);

export const POST = route(
  { auth: 'user', params: idParams, body: mendedRowsSchema, reply: mendedDto },
  async ({ params, body, actor }) => {
    await requireOwnImport(actor, params.id);
    return mendRows(params.id, body, actor);
  },
);
