import { addRate } from '@/lib/costs/rates/mutations';
import { newRateSchema } from '@/lib/costs/rates/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: { can: 'settings' }, body: newRateSchema },
  async ({ body, session, ip }) => {
    await addRate(body, { session, ip });
    return { message: 'Rate added' };
  },
);
