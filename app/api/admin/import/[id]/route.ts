import { notFound } from '@/lib/errors';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { getImport } from '@/lib/import/data';
import { importActionSchema, importMappingSchema } from '@/lib/import/schema';
import { actOnImport, workInBackground } from '@/lib/import-admin/events';
import { discardImport, saveMapping } from '@/lib/import-admin/mutations';

/** The progress. */
export const GET = route({ auth: 'admin', params: idParams }, async ({ params }) => {
  const found = await getImport(params.id);
  if (!found) throw notFound('Import not found');
  return found;
});

/** Chooses the columns and begins the check. */
export const PUT = route(
  { auth: 'admin', params: idParams, body: importMappingSchema },
  async ({ params, body, actor }) => {
    const planned = await saveMapping(params.id, body, actor);
    workInBackground(params.id);
    return planned;
  },
);

/** Runs, cancels or undoes. */
export const POST = route(
  { auth: 'admin', params: idParams, body: importActionSchema },
  ({ params, body, actor }) => actOnImport(params.id, body.action, actor),
);

/** Removes an upload that was never run. */
export const DELETE = route({ auth: 'admin', params: idParams }, async ({ params, actor }) => {
  await discardImport(params.id, actor);
  return { message: 'Removed' };
});
