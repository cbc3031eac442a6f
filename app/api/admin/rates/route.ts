import { addRate, checkRate } from '@/lib/costs/rates/mutations';
import { checkedRateSchema, newRateSchema } from '@/lib/costs/rates/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: { can: 'settings' }, body: newRateSchema, reply: messageDto },
  async ({ body, actor }) => {
    await addRate(actor, body);
    return { message: 'Rate added' };
  },
);

/** Marks the source of a row as read again. */
export const PATCH = route(
  { auth: { can: 'settings' }, body: checkedRateSchema, reply: messageDto },
  async ({ body, actor }) => {
    await checkRate(actor, body);
    return { message: 'Checked today' };
  },
);
