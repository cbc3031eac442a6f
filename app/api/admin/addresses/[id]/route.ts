import { z } from 'zod';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { eraseAddress } from '@/lib/visitors/exit-popup/mutations';

/** Erases everything that the exit popup stored for one address. */
export const DELETE = route(
  {
    auth: { can: 'visitors' },
    params: idParams,
    reply: z.strictObject({ message: z.string(), records: z.number() }),
  },
  async ({ params, actor }) => {
    const records = await eraseAddress(params.id, actor);
    return { message: 'Erased', records };
  },
);
