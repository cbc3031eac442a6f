import { actOnImport, workInBackground } from '@/lib/imports/admin/jobs';
import { discardImport, saveMapping } from '@/lib/imports/admin/mutations';
import { importDto } from '@/lib/imports/dto';
import { assertRoomForImport, requireOwnImport } from '@/lib/imports/own/mutations';
import { importActionSchema, importMappingSchema } from '@/lib/imports/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', params: idParams, reply: importDto }, ({ params, actor }) =>
  requireOwnImport(actor, params.id),
);

export const PUT = route(
  { auth: 'user', params: idParams, body: importMappingSchema, reply: importDto },
  async ({ params, body, actor }) => {
    await requireOwnImport(actor, params.id);
    const planned = await saveMapping(params.id, body, actor);
    workInBackground(params.id);
    return planned;
  },
);

/** Runs, cancels or undoes. */
export const POST = route(
  { auth: 'user', params: idParams, body: importActionSchema, reply: importDto },
  async ({ params, body, actor }) => {
    const { counts } = await requireOwnImport(actor, params.id);
    if (body.action === 'run') await assertRoomForImport(actor, counts.new);
    return actOnImport(params.id, body.action, actor);
  },
);

/** Removes an upload that was never imported. */
export const DELETE = route(
  { auth: 'user', params: idParams, reply: messageDto },
  async ({ params, actor }) => {
    await requireOwnImport(actor, params.id);
    await discardImport(params.id, actor);
    return { message: 'Removed' };
  },
);
