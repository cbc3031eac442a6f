import { offerDto } from '@/lib/deals/offers/dto';
import { withdrawOffer } from '@/lib/deals/offers/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Takes an offer back; introductions made before stay. */
export const DELETE = route(
  { auth: ['broker', 'admin'], params: idParams, reply: offerDto },
  ({ actor, params }) => withdrawOffer(actor, params.id),
);
