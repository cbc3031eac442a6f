import { FIELDS } from '@/lib/listings/fields/rules';
import { AMENITIES, CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { withoutHidden } from '@/lib/listings/rules';
import { EMPTY_FORM } from '@/lib/listings/schema';
import { AMENITY_CATEGORIES, AMENITY_GROUPS } from './constants';
import { amenitiesLeft, canHave } from './rules';

test('each amenity is in one group, and some category can have it', () => {
  const grouped = AMENITY_GROUPS.flatMap(({ amenities }) => [...amenities]);
  expect(grouped.toSorted()).toEqual(AMENITIES.toSorted());
  for (const amenity of AMENITIES) expect(AMENITY_CATEGORIES[amenity].length).toBeGreaterThan(0);
});

test.each([
  ['Residential', 'flat', 'loading-dock', false],
  ['Residential', 'flat', 'three-phase-power', false],
  ['Residential', 'flat', 'fencing', false],
  ['Residential', 'flat', 'lift', true],
  ['Commercial', 'showroom', 'loading-dock', true],
  ['Commercial', 'office', 'loading-dock', false],
  ['Industrial', 'warehouse', 'loading-dock', true],
  ['Plots', '', 'lift', false],
  ['Plots', '', 'fencing', true],
  ['Agricultural', 'farmland', 'gym', false],
  ['Agricultural', 'farmland', 'borewell', true],
  ['', '', 'loading-dock', true],
] as const)('%s %s: %s is asked about: %s', (category, subType, amenity, isAsked) => {
  expect(canHave(amenity, { category, subType })).toBe(isAsked);
});

test('every category has as many amenities as the score asks for', () => {
  const needed = FIELDS.amenities.quality?.count ?? 0;
  expect(needed).toBeGreaterThan(0);
  for (const category of CATEGORIES)
    expect(AMENITIES.filter((amenity) => canHave(amenity, { category })).length).toBeGreaterThanOrEqual(
      needed,
    );
});

test('a flat that becomes a plot loses what a plot cannot have, and a stored one keeps what it says', () => {
  const flat = {
    ...EMPTY_FORM,
    category: 'Residential',
    type: 'sale',
    amenities: ['lift', 'garden', 'loading-dock'],
  };
  expect(amenitiesLeft(flat.amenities, { category: 'Plots' })).toEqual(['garden']);
  expect(withoutHidden({ ...flat, category: 'Plots' }, flat).amenities).toEqual(['garden']);
  expect(withoutHidden(flat, flat).amenities).toEqual(flat.amenities);
});
