import { loadFoundPlaces } from '@/lib/gazetteer/loaders';
import { placeQuery } from '@/lib/gazetteer/schema';
import { route } from '@/lib/http/route';

/** Places by the beginning of a name in either script or of a PIN code (`search`), or around a point (`near`). */
export const GET = route({ auth: 'public', limit: 'search', query: placeQuery }, async ({ query }) => {
  const reply = await loadFoundPlaces(query);
  return Response.json(reply, { headers: { 'cache-control': 'public, max-age=60' } });
});
