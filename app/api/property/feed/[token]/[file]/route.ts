import { readPortalFeed } from '@/lib/brokers/portals/data';
import { portalParams } from '@/lib/brokers/portals/schema';
import { route } from '@/lib/platform/http/route';

/** A team's public listings for portals and advertisements; the token in the address authorises. */
export const GET = route(
  { auth: 'public', params: portalParams, produces: ['application/feed+json', 'text/csv'] },
  ({ params }) => readPortalFeed(params.token, params.file),
);
