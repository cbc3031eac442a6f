import { enterThumb } from '@/lib/clients/tour-links/mutations';
import { tourDto } from '@/lib/clients/tours/dto';
import { thumbSchema } from '@/lib/clients/tours/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, body: thumbSchema, reply: tourDto },
  ({ actor, params, body, request }) =>
    enterThumb(actor, params.id, body, callingPageLanguage(request.headers)),
);
