import { z } from 'zod';
import { listMatching } from '@/lib/moderation/bulk/data';
import { matchDto } from '@/lib/moderation/bulk/dto';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  {
    auth: { can: 'moderate' },
    query: moderationSearchSchema,
    reply: z.strictObject({ total: z.number(), items: z.array(matchDto) }),
  },
  ({ query }) => listMatching(query),
);
