import { builtIn } from '@/lib/places/gazetteer/rules';
import type { Text } from '@/lib/platform/language/translate';
import type { PropertySearch } from '@/lib/search/schema';
import { notNearKm, readRing } from './rules';

type Search = Partial<PropertySearch>;
/** Names of anything that a search can be near. */
type NearName = (city: string | undefined, slug: string) => string;
type RingKey = 'alsoNear' | 'notNear';

export const isZone = (city: string | undefined, slug: string): boolean =>
  builtIn.named(slug, city)[0]?.kind === 'zone';

/** "Within 3 km of AIIMS" */
export function nearLabel(t: Text<'search/applied'>, { city, near = '', within }: Search, name: NearName) {
  const place = name(city, near);
  return within === undefined
    ? t('Near {place}', { place })
    : t('Within {km} km of {place}', { km: within, place });
}

/** A further ring: "Near VNIT", "Within 2 km of VNIT"; one that is ruled out: "Not South Nagpur", "Not within 1 km of VNIT". */
export function ringLabel(
  t: Text<'search/applied'>,
  { city }: Search,
  [key, text]: readonly [RingKey, string],
  name: NearName,
): string {
  const { place: slug, km } = readRing(text);
  const place = name(city, slug);
  if (key === 'alsoNear') return nearLabel(t, { city, near: slug, within: km }, name);
  if (isZone(city, slug) && km === undefined) return t('Not {place}', { place });
  return t('Not within {km} km of {place}', { km: notNearKm(text, city, builtIn), place });
}
