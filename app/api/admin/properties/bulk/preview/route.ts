import { previewBulk } from '@/lib/bulk-moderation/data';
import { bulkDecisionSchema } from '@/lib/bulk-moderation/schema';
import { route } from '@/lib/http/route';

/** What a decision about many listings would do, and who would get a mail. Nothing is written. */
export const POST = route({ auth: { can: 'moderate' }, body: bulkDecisionSchema }, ({ body }) =>
  previewBulk(body),
);
