import { addPrice } from '@/lib/channels/costs/mutations';
import { priceSchema } from '@/lib/channels/costs/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: { can: 'settings' }, body: priceSchema, reply: messageDto },
  async ({ actor, body }) => {
    await addPrice(actor, body);
    return { message: 'Price added' };
  },
);
