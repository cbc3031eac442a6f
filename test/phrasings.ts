import { builtIn } from '@/lib/places/gazetteer/rules';
import { findLocality } from '@/lib/places/rules';
import { landmarkIndex, parserPlaces } from '@/lib/search/box/rules';
import { parseQuery } from '@/lib/search/parser/parse';
import { buildPlaceIndex, type Place } from '@/lib/search/parser/place-index';

const project = (name: string, citySlug: string): Place => ({
  id: `project:${citySlug}:${name}`,
  kind: 'project',
  name,
  citySlug,
  cityName: citySlug,
  uses: 0,
  listings: 12,
});
/** Treats the localities of `lib/places` as used and the rest of the gazetteer as unused. */
const listed = (place: Place): Place => ({
  ...place,
  listings: place.localitySlug && findLocality(place.citySlug, place.localitySlug) ? 10 : 0,
});
const places = [
  ...parserPlaces(builtIn).map(listed),
  project('Narmada Heights', 'nagpur'),
  project('Garden', 'nagpur'),
  project('Ready Homes', 'nagpur'),
  project('Green Valley Residency', 'pune'),
];
const index = buildPlaceIndex(places, landmarkIndex(builtIn));

export const TODAY = '2026-11-23';
export const parsePhrasing = (text: string, type?: 'sale' | 'rent') =>
  parseQuery(text, index, { home: 'nagpur', type, today: TODAY });

export type ExpectedSearch = Record<string, unknown>;
export const LAKH = 100_000;
export const CRORE = 10_000_000;

/** Typed searches and their expected filters. The table omits the site's city (Nagpur), and states another city or none. */
export function testPhrasings(
  rows: [text: string, expected: ExpectedSearch][],
  type?: 'sale' | 'rent',
): void {
  test.each(rows)('%s', (text, expected) => {
    const search = Object.keys(expected).length === 0 ? {} : { city: 'nagpur', ...expected };
    const wanted = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
    expect(parsePhrasing(text, type).search).toEqual(wanted);
  });
}
