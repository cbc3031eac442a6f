import { assertMayImport } from '@/lib/imports/admin/data';
import { listRowWindow } from '@/lib/imports/data';
import { rowWindowDto } from '@/lib/imports/dto';
import { mendedDto } from '@/lib/imports/mending/dto';
import { mendRows } from '@/lib/imports/mending/mutations';
import { mendedRowsSchema, rowWindowSchema } from '@/lib/imports/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: { can: 'listings' }, params: idParams, query: rowWindowSchema, reply: rowWindowDto },
  async ({ params, query, actor }) => {
    await assertMayImport(actor, params);
    return listRowWindow(params.id, query);
  },
);

/** Corrects cells and checks the affected rows again. */
export const POST = route(
  { auth: { can: 'listings' }, params: idParams, body: mendedRowsSchema, reply: mendedDto },
  async ({ params, body, actor }) => {
    await assertMayImport(actor, params);
    return mendRows(params.id, body, actor);
  },
);
