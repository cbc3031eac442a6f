import { listMatching } from '@/lib/moderation/bulk/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: { can: 'moderate' }, query: moderationSearchSchema }, ({ query }) =>
  listMatching(query),
);
