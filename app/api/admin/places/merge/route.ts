import { mergePlaces } from '@/lib/places/gazetteer/mutations';
import { mergePlacesSchema } from '@/lib/places/gazetteer/schema';
import { route } from '@/lib/platform/http/route';

/** Merges two places into one with the names of both; listings of the second move to the first. */
export const POST = route({ auth: { can: 'places' }, body: mergePlacesSchema }, async ({ body, actor }) => {
  const { listings } = await mergePlaces(actor, body);
  return { message: `Merged; ${listings} ${listings === 1 ? 'listing' : 'listings'} moved`, listings };
});
