import { recordEvidence } from '@/lib/listings/evidence/mutations';
import { evidenceSchema } from '@/lib/listings/evidence/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** What was checked of a listing, or where one of its facts comes from. */
export const POST = route(
  { auth: 'user', params: idParams, body: evidenceSchema },
  async ({ actor, params, body }) => ({ data: await recordEvidence(actor, params.id, body) }),
);
