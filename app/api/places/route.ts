import { z } from 'zod';
import { foundPlaceDto } from '@/lib/places/gazetteer/dto';
import { loadFoundPlaces } from '@/lib/places/gazetteer/loaders';
import { placeQuery } from '@/lib/places/gazetteer/schema';
import { route } from '@/lib/platform/http/route';

/** Places by the start of a name in either script or of a PIN code (`search`), or around a point (`near`). */
export const GET = route(
  {
    auth: 'public',
    limit: 'search',
    query: placeQuery,
    reply: z.strictObject({ data: z.array(foundPlaceDto), tiles: z.string() }),
  },
  async ({ query }) => {
    const reply = await loadFoundPlaces(query);
    return Response.json(reply, { headers: { 'cache-control': 'public, max-age=60' } });
  },
);
