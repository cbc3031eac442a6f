import { getMapBase } from '@/lib/places/base-map/data';
import { route } from '@/lib/platform/http/route';

/** The ground of the maps as GeoJSON: the places that are known, lakes, roads, railways, metro lines. */
export const GET = route({ auth: 'public' }, getMapBase);
