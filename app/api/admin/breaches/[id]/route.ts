import { updateBreach } from '@/lib/compliance/breaches/mutations';
import { breachUpdateSchema } from '@/lib/compliance/breaches/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** What became known, and what was sent. */
export const PATCH = route(
  { auth: { can: 'settings' }, params: idParams, body: breachUpdateSchema },
  async ({ actor, params, body }) => ({
    message: 'Saved',
    data: await updateBreach(actor, params.id, body),
  }),
);
