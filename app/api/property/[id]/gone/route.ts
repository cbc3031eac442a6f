import { reportGone } from '@/lib/listings/freshness/mutations';
import { listingParams } from '@/lib/listings/freshness/schema';
import { route } from '@/lib/platform/http/route';

/** "Gone? Tell us", reported by any visitor; once per network address. */
export const POST = route(
  { auth: 'public', limit: 'enquiry', params: listingParams },
  async ({ params, ip, userAgent }) => {
    await reportGone(params.id, { ip, userAgent });
  },
);
