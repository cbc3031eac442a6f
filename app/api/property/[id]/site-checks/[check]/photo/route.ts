import { openSitePhoto } from '@/lib/moderation/site-checks/data';
import { siteCheckParams } from '@/lib/moderation/site-checks/schema';
import { route } from '@/lib/platform/http/route';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** A confirmation's photo, for the office and for the person who took it. */
export const GET = route({ auth: 'user', params: siteCheckParams, produces: TYPES }, ({ actor, params }) =>
  openSitePhoto(actor, params.id, params.check),
);
