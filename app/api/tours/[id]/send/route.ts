import { sendTour } from '@/lib/clients/tour-links/mutations';
import { tourDto } from '@/lib/clients/tours/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

/** Asks the owners of the homes to confirm, and gives each family its link. */
export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, reply: tourDto },
  ({ actor, params, request }) => sendTour(actor, params.id, callingPageLanguage(request.headers)),
);
