import { getMapBase } from '@/lib/places/base-map/data';
import { mapBaseDto } from '@/lib/places/base-map/dto';
import { route } from '@/lib/platform/http/route';
import { isLanguage } from '@/lib/platform/language/languages';

/** The base map as GeoJSON with known places, lakes, roads, railways and metro lines, labelled in `language`. */
export const GET = route({ auth: 'public', reply: mapBaseDto }, ({ request }) => {
  const language = new URL(request.url).searchParams.get('language');
  return getMapBase(isLanguage(language) ? language : 'en');
});
