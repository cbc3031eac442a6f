import { z } from 'zod';
import { recordTodaySeen } from '@/lib/office/today/mutations';
import { countWork } from '@/lib/office/workspace/data';
import { route } from '@/lib/platform/http/route';

export const PUT = route(
  { auth: 'user', reply: z.strictObject({ seen: z.boolean() }) },
  async ({ session }) => {
    await recordTodaySeen(session.user.id);
    return { seen: true };
  },
);

export const GET = route(
  {
    auth: 'user',
    reply: z.strictObject({
      enquiries: z.number().optional(),
      leads: z.number().optional(),
      queue: z.number().optional(),
      tasks: z.number().optional(),
      visits: z.number().optional(),
    }),
  },
  ({ session }) => countWork(session),
);
