import { route } from '@/lib/http/route';
import { getMapBase } from '@/lib/map-base/data';

/** The ground of the maps as GeoJSON: the places that are known, lakes, roads, railways, metro lines. */
export const GET = route({ auth: 'public' }, getMapBase);
