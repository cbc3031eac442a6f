import { BULK_BODY_BYTES } from '@/lib/moderation/bulk/constants';
import { bulkDto } from '@/lib/moderation/bulk/dto';
import { startBulk } from '@/lib/moderation/bulk/mutations';
import { bulkDecisionSchema } from '@/lib/moderation/bulk/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  {
    auth: { can: 'moderate' },
    body: bulkDecisionSchema,
    bodyLimit: BULK_BODY_BYTES,
    reply: { 202: bulkDto },
  },
  async ({ body, actor }) => Response.json(await startBulk(body, actor), { status: 202 }),
);
