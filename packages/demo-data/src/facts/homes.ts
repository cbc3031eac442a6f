import { PROJECT_LAST } from '../names';
import type { Random } from '../random';
import type { Amenity } from '../vocabulary';
import { areas, common, project, roundTo, stage } from './common';
import { ACRE_SQ_FT, type Facts, type Place } from './types';

const HOME_EXTRAS: readonly Amenity[] = [
  'garden',
  'gym',
  'clubhouse',
  'play-area',
  'cctv',
  'gated-community',
  'rainwater-harvesting',
  'solar-panels',
  'ev-charging',
  'piped-gas',
  'temple',
  'swimming-pool',
];

function homeAmenities(random: Random, floors: number, modern: boolean): Amenity[] {
  const base: Amenity[] = ['water-supply', 'parking'];
  if (floors > 3) base.push('lift');
  if (random.chance(0.75)) base.push('security');
  if (random.chance(modern ? 0.9 : 0.5)) base.push('power-backup');
  return [...base, ...random.sample(HOME_EXTRAS, random.int(modern ? 3 : 0, modern ? 8 : 4))];
}

export function flat(random: Random, place: Place): Facts {
  const metro = place.city.slug === 'mumbai' ? 0.78 : 1;
  const bedrooms = random.weighted([
    [1, 14],
    [2, 42],
    [3, 34],
    [4, 9],
    [5, 1],
  ]);
  const base = [0, 440, 690, 1020, 1480, 2050][bedrooms]!;
  const totalFloors = random.weighted([
    [random.int(3, 5), 4],
    [random.int(6, 9), 4],
    [random.int(10, 16), 2],
    [random.int(17, 28), metro < 1 ? 3 : 0.5],
  ]);
  const when = stage(random, place, 0.24);
  const penthouse = bedrooms >= 4 && random.chance(0.3);
  return {
    ...common(random, place, penthouse ? 'penthouse' : 'flat'),
    ...areas(random, base * metro * (penthouse ? 1.25 : 1) * random.between(0.86, 1.2)),
    ...when,
    bedrooms,
    bathrooms: Math.max(1, bedrooms - (random.chance(0.35) ? 1 : 0)),
    balconies: random.int(bedrooms > 2 ? 1 : 0, Math.min(3, bedrooms)),
    totalFloors,
    floor: penthouse ? totalFloors : random.int(0, totalFloors),
    furnishing:
      when.possession === 'ready'
        ? random.weighted([
            ['unfurnished', place.type === 'rent' ? 3 : 5],
            ['semi-furnished', 5],
            ['furnished', place.type === 'rent' ? 4 : 1],
          ])
        : 'unfurnished',
    parking: random.weighted([
      [0, 1],
      [1, 6],
      [2, bedrooms > 2 ? 4 : 0.5],
    ]),
    amenities: homeAmenities(random, totalFloors, (when.ageYears ?? 0) < 8),
    project: project(random, PROJECT_LAST.home),
  };
}

export function house(random: Random, place: Place): Facts {
  const farm = place.category === 'Farm Houses';
  const bedrooms = farm
    ? random.int(2, 4)
    : random.weighted([
        [3, 5],
        [4, 5],
        [5, 2],
        [6, 0.6],
      ]);
  const totalFloors = farm ? random.int(1, 2) : random.int(2, 3);
  const when = stage(random, place, farm ? 0 : 0.16);
  const built = areas(random, bedrooms * random.between(410, 560));
  const { superBuiltUpArea: _shared, ...own } = built;
  return {
    ...common(random, place, farm ? 'farm house' : 'villa'),
    ...own,
    ...when,
    plotArea: farm
      ? roundTo(random.between(0.4, 2.6) * ACRE_SQ_FT, 500)
      : roundTo((built.builtUpArea / totalFloors) * random.between(1.35, 2), 50),
    bedrooms,
    bathrooms: bedrooms + (random.chance(0.3) ? 1 : 0) - (farm ? 1 : 0),
    balconies: random.int(1, 3),
    totalFloors,
    furnishing:
      when.possession === 'ready'
        ? random.pick(['unfurnished', 'semi-furnished', 'furnished'])
        : 'unfurnished',
    parking: random.int(1, 4),
    amenities: farm
      ? [
          'borewell',
          'garden',
          'fencing',
          'road-access',
          ...random.sample<Amenity>(
            ['swimming-pool', 'solar-panels', 'power-backup', 'security', 'rainwater-harvesting', 'cctv'],
            random.int(1, 4),
          ),
        ]
      : homeAmenities(random, totalFloors, (when.ageYears ?? 0) < 12),
    ...(farm ? {} : { project: project(random, PROJECT_LAST.villa) }),
  };
}
