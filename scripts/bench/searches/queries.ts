import { CITIES } from '@/lib/place/rules';
import { parseStored, storedQuery } from '@/lib/saved-search/rules';
import { ROW_PROJECTION, toIndexed } from '@/lib/search-index/search-row';
import { Property } from '@/models/property';

const [nagpur] = CITIES;
export const pick = <T>(values: readonly T[], n: number) => values[n % values.length]!;

/** What people save: mostly rooms and a budget in one or two localities of the home city, some a whole city, some words. */
export function queryAt(n: number): string {
  const city = n % 5 === 0 ? pick(CITIES, n / 5) : nagpur!;
  const locality = n % 7 === 0 ? '' : pick(city.localities, n * 13).slug;
  const parts = [
    `type=${n % 3 === 0 ? 'rent' : 'sale'}&city=${city.slug}`,
    locality && `locality=${locality}`,
    n % 4 !== 0 && `bedrooms=${1 + (n % 4)}`,
    n % 3 === 0 ? `maxPrice=${10_000 + (n % 90) * 500}` : `maxPrice=${2_500_000 + (n % 200) * 50_000}`,
    n % 11 === 0 && 'q=garden',
    n % 6 === 0 && 'furnishing=furnished',
    n % 2 === 0 && `minArea=${300 + (n % 20) * 50}`,
  ];
  return storedQuery(parseStored(parts.filter(Boolean).join('&')));
}

/** The listings of the bench as the search keeps them. */
export const readListings = async () =>
  (await Property.collection.find<Uint8Array>({}, { projection: ROW_PROJECTION, raw: true }).toArray()).map(
    toIndexed,
  );
