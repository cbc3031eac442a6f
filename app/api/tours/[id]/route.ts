import { getTour } from '@/lib/clients/tours/data';
import { tourDto } from '@/lib/clients/tours/dto';
import { cancelTour, updateTour } from '@/lib/clients/tours/mutations';
import { tourChangeSchema } from '@/lib/clients/tours/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

const OPTIONS = { auth: ['broker', 'admin'], params: idParams } as const;

export const GET = route({ ...OPTIONS, reply: tourDto }, ({ actor, params, request }) =>
  getTour(actor, params.id, callingPageLanguage(request.headers)),
);

/** Changes the entries of a tour and plans it again. */
export const PATCH = route(
  { ...OPTIONS, body: tourChangeSchema, reply: tourDto },
  ({ actor, params, body, request }) =>
    updateTour(actor, params.id, body, callingPageLanguage(request.headers)),
);

/** Deletes a tour that was not sent; calls off one that was. */
export const DELETE = route(OPTIONS, ({ actor, params }) => cancelTour(actor, params.id));
