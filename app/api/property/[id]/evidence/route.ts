import { evidenceSchema } from '@/lib/evidence/schema';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { recordEvidence } from '@/lib/listing-evidence/mutations';

/** What was checked of a listing, or where one of its facts comes from. */
export const POST = route(
  { auth: 'user', params: idParams, body: evidenceSchema },
  async ({ actor, params, body }) => ({ data: await recordEvidence(actor, params.id, body) }),
);
