import { z } from 'zod';
import { evidenceDto } from '@/lib/listings/evidence/dto';
import { recordEvidence } from '@/lib/listings/evidence/mutations';
import { evidenceSchema } from '@/lib/listings/evidence/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', params: idParams, body: evidenceSchema, reply: z.strictObject({ data: evidenceDto }) },
  async ({ actor, params, body }) => ({ data: await recordEvidence(actor, params.id, body) }),
);
