import { notFound } from '@/lib/errors';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { getImport } from '@/lib/import/data';
import { importActionSchema, importPlanSchema } from '@/lib/import/schema';
import { actOnImport, workInBackground } from '@/lib/import-admin/events';
import { discardImport, planImport } from '@/lib/import-admin/mutations';

/** How far it is. */
export const GET = route({ auth: 'admin', params: idParams }, async ({ params }) => {
  const found = await getImport(params.id);
  if (!found) throw notFound('Import not found');
  return found;
});

/** Chooses the columns and begins the check. */
export const PUT = route(
  { auth: 'admin', params: idParams, body: importPlanSchema },
  async ({ params, body, session, ip }) => {
    const planned = await planImport(params.id, body, { session, ip });
    workInBackground(params.id);
    return planned;
  },
);

/** Runs, cancels or takes back. */
export const POST = route(
  { auth: 'admin', params: idParams, body: importActionSchema },
  ({ params, body, session, ip }) => actOnImport(params.id, body.action, { session, ip }),
);

/** Removes an upload that was never run. */
export const DELETE = route({ auth: 'admin', params: idParams }, async ({ params, session, ip }) => {
  await discardImport(params.id, { session, ip });
  return { message: 'Removed' };
});
