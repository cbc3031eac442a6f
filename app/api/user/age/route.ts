import { z } from 'zod';
import { ageSchema } from '@/lib/accounts/users/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';
import { stateAge } from '@/lib/registries/personal-data/mutations';

/** States whether the person is 18 or older, for an account opened without it. */
export const PUT = route(
  {
    auth: 'user',
    body: ageSchema,
    reply: messageDto.extend({ erasureAt: z.string().optional() }),
  },
  async ({ session, body, ip }) => {
    const on = await stateAge(session, body.isAdult, ip);
    return on
      ? { message: 'Your account will be deleted', erasureAt: on.toISOString() }
      : { message: 'Thank you. We’ve recorded your statement' };
  },
);
