import { addPrice } from '@/lib/channels/costs/mutations';
import { priceSchema } from '@/lib/channels/costs/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: { can: 'settings' }, body: priceSchema }, async ({ actor, body }) => {
  await addPrice(actor, body);
  return { message: 'Price added' };
});
