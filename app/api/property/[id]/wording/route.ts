import { proposeWording } from '@/lib/brokers/drafting.data';
import { wordingDto } from '@/lib/listings/wording/dto';
import { wordingSchema } from '@/lib/listings/wording/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

/** Proposes a description, or texts of pictures, from the facts of a listing; nothing is stored. */
export const POST = route(
  { auth: 'user', params: idParams, body: wordingSchema, reply: wordingDto },
  ({ actor, params, body, request }) =>
    proposeWording(actor, params.id, body.rooms, callingPageLanguage(request.headers)),
);
