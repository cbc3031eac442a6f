import { z } from 'zod';
import { dismissGroup } from '@/lib/contacts/duplicates/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Marks an entire group as different people. */
export const DELETE = route(
  {
    auth: { can: 'contacts' },
    params: idParams,
    reply: z.strictObject({ message: z.string(), dismissed: z.number() }),
  },
  async ({ params, actor }) => {
    const dismissed = await dismissGroup(params.id, actor);
    return { message: 'Noted. They are different people', dismissed };
  },
);
