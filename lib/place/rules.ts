import { slugify } from '@/lib/slug';
import { BANGALORE, CHENNAI, DELHI, HYDERABAD, MUMBAI, NAGPUR, PUNE } from './constants';
import { type City, type Locality, type LocalityRow, placeSlug, toLocality } from './dto';

function city(name: string, state: string, lat: number, lng: number, rows: readonly LocalityRow[]): City {
  return { name, slug: placeSlug(name), state, lat, lng, localities: rows.map(toLocality) };
}

/** Where the agency works. */
export const CITIES: readonly City[] = [
  city('Nagpur', 'Maharashtra', 21.1458, 79.0882, NAGPUR),
  city('Mumbai', 'Maharashtra', 19.076, 72.8777, MUMBAI),
  city('Delhi', 'Delhi', 28.6139, 77.209, DELHI),
  city('Bangalore', 'Karnataka', 12.9716, 77.5946, BANGALORE),
  city('Hyderabad', 'Telangana', 17.385, 78.4867, HYDERABAD),
  city('Pune', 'Maharashtra', 18.5204, 73.8567, PUNE),
  city('Chennai', 'Tamil Nadu', 13.0827, 80.2707, CHENNAI),
];

export function findCity(slug: string): City | undefined {
  return CITIES.find((candidate) => candidate.slug === slug);
}

export function findLocality(citySlug: string, localitySlug: string): Locality | undefined {
  return findCity(citySlug)?.localities.find((candidate) => candidate.slug === localitySlug);
}

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
