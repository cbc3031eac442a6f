import { BULK_BODY_BYTES } from '@/lib/moderation/bulk/constants';
import { previewBulk } from '@/lib/moderation/bulk/data';
import { bulkPreviewDto } from '@/lib/moderation/bulk/dto';
import { bulkDecisionSchema } from '@/lib/moderation/bulk/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: { can: 'moderate' }, body: bulkDecisionSchema, bodyLimit: BULK_BODY_BYTES, reply: bulkPreviewDto },
  ({ body }) => previewBulk(body),
);
