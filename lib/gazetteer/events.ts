import 'server-only';
import { localityAsked } from '@/lib/listing/events';
import { getGazetteer } from './data';
import { centreOf } from './rules';

/** Says where the middle of a listing's locality is. Called at the start of a process. */
export function listenToLocalities(): void {
  localityAsked.on('its middle', async ({ citySlug, localitySlug }) => {
    const place = (await getGazetteer()).locality(citySlug, localitySlug);
    return place && centreOf(place);
  });
}
