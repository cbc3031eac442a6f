import { CITIES } from '@/lib/place/places';
import type { City, Locality } from '@/lib/place/types';
import { slugify } from '@/lib/slug';

/** The city and neighbourhood that an address names. Nagpur, where the house is, when it names none. */
export function placeOf(address: string): { city: City; locality: Locality | undefined } {
  const padded = `-${slugify(address)}-`;
  const names = (slug: string) => padded.includes(`-${slug}-`);
  const city = CITIES.find((candidate) => names(candidate.slug));
  const home = city ?? CITIES[0]!;
  // the longest name wins: "Katol Road" is not in "Katol"
  const locality = [...home.localities]
    .sort((a, b) => b.slug.length - a.slug.length)
    .find((candidate) => names(candidate.slug));
  return { city: home, locality };
}
