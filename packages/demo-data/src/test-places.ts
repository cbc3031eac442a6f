import type { City, Locality } from './vocabulary';

/** Places for the package's own tests, with seven cities, each from expensive to cheap, and made-up rates. */
const locality = (slug: string, sale: number, plot: number): Locality => ({
  name: slug.replaceAll('-', ' '),
  slug,
  pinCode: '440010',
  lat: 21.1,
  lng: 79.1,
  salePerSqFt: sale,
  rentPerSqFt: sale / 400,
  plotPerSqFt: plot,
});

const city = (slug: string, state: string, localities: readonly Locality[]): City => ({
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  slug,
  state,
  localities,
});

const SUBURBS = [
  locality('old-town', 9_000, 11_000),
  locality('new-town', 6_500, 5_500),
  locality('ring-road', 5_000, 2_200),
  locality('outskirts', 4_200, 900),
];

export const CITIES: readonly City[] = [
  city('nagpur', 'Maharashtra', [
    locality('civil-lines', 11_800, 14_500),
    locality('dharampeth', 10_600, 14_800),
    locality('mahal', 6_700, 8_200),
    locality('besa', 4_900, 3_600),
    locality('jamtha', 4_600, 2_600),
    locality('umred-road', 3_900, 1_700),
    locality('kalmeshwar', 3_200, 700),
    locality('katol', 3_000, 500),
  ]),
  city('mumbai', 'Maharashtra', SUBURBS),
  city('delhi', 'Delhi', SUBURBS),
  city('bangalore', 'Karnataka', SUBURBS),
  city('hyderabad', 'Telangana', SUBURBS),
  city('pune', 'Maharashtra', SUBURBS),
  city('chennai', 'Tamil Nadu', SUBURBS),
];
