import { getMapTile, TILE_TYPES } from '@/lib/places/tiles/data';
import { tileParams } from '@/lib/places/tiles/schema';
import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';

/** A tile of the map file on the site's own disk (docs/operations.md#map). */
export const GET = route(
  { auth: 'public', params: tileParams, produces: TILE_TYPES, reply: { 204: null } },
  async ({ params: { z, x, y } }) => {
    const tile = await getMapTile(z, x, y);
    if (tile === undefined) throw notFound('There is no map file');
    const headers = { 'cache-control': 'public, max-age=86400' };
    if (!tile) return new Response(null, { status: 204, headers });
    return new Response(tile.data, { headers: { ...headers, 'content-type': tile.contentType } });
  },
);
