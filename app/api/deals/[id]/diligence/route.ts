import { getDiligence } from '@/lib/deals/diligence/data';
import { saveDiligence } from '@/lib/deals/diligence/mutations';
import { diligenceSchema } from '@/lib/deals/diligence/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** The due diligence of a deal; suspicion notes only for the principal officer. */
export const GET = route({ auth: 'user', params: idParams }, async ({ actor, params }) => ({
  data: await getDiligence(actor, params.id),
}));

/** Replaces the due diligence as a whole. */
export const PUT = route(
  { auth: 'user', params: idParams, body: diligenceSchema },
  async ({ actor, params, body }) => ({ data: await saveDiligence(actor, params.id, body) }),
);
