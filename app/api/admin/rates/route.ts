import { route } from '@/lib/http/route';
import { addRate } from '@/lib/pricing/mutations';
import { newRateSchema } from '@/lib/pricing/schema';

export const POST = route(
  { auth: { can: 'settings' }, body: newRateSchema },
  async ({ body, session, ip }) => {
    await addRate(body, { session, ip });
    return { message: 'Rate added' };
  },
);
