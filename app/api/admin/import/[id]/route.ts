import { assertMayImport } from '@/lib/imports/admin/data';
import { actOnImport, workInBackground } from '@/lib/imports/admin/jobs';
import { discardImport, saveMapping } from '@/lib/imports/admin/mutations';
import { getImport } from '@/lib/imports/data';
import { importDto } from '@/lib/imports/dto';
import { importActionSchema, importMappingSchema } from '@/lib/imports/schema';
import { notFound } from '@/lib/platform/errors';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: { can: 'read' }, params: idParams, reply: importDto },
  async ({ params }) => {
    const found = await getImport(params.id);
    if (!found) throw notFound('Import not found');
    return found;
  },
);

export const PUT = route(
  { auth: { can: 'listings' }, params: idParams, body: importMappingSchema, reply: importDto },
  async ({ params, body, actor }) => {
    await assertMayImport(actor, params);
    const planned = await saveMapping(params.id, body, actor);
    workInBackground(params.id);
    return planned;
  },
);

/** Runs, cancels or undoes. */
export const POST = route(
  { auth: { can: 'listings' }, params: idParams, body: importActionSchema, reply: importDto },
  ({ params, body, actor }) =>
    assertMayImport(actor, params).then(() => actOnImport(params.id, body.action, actor)),
);

/** Removes an upload that was never imported. */
export const DELETE = route(
  { auth: { can: 'listings' }, params: idParams, reply: messageDto },
  async ({ params, actor }) => {
    await assertMayImport(actor, params);
    await discardImport(params.id, actor);
    return { message: 'Removed' };
  },
);
