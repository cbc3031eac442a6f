import { z } from 'zod';
import { limitDto } from '@/lib/channels/costs/dto';
import { setLimit } from '@/lib/channels/costs/mutations';
import { limitSchema } from '@/lib/channels/costs/schema';
import { sendSoon } from '@/lib/channels/sending/jobs';
import { route } from '@/lib/platform/http/route';

export const PUT = route(
  {
    auth: { can: 'settings' },
    body: limitSchema,
    reply: z.strictObject({ message: z.string(), limit: limitDto }),
  },
  async ({ actor, body }) => {
    const limit = await setLimit(actor, body);
    sendSoon();
    return { message: 'Limit saved', limit };
  },
);
