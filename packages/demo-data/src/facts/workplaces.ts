import { PROJECT_LAST } from '../names';
import type { Random } from '../random';
import type { Amenity } from '../vocabulary';
import { areas, common, project, roundTo } from './common';
import type { Facts, Kind, Place } from './types';

export function workplace(random: Random, place: Place): Facts {
  const shop = random.chance(0.48);
  const totalFloors = random.int(2, 9);
  return {
    ...common(random, place, shop ? 'shop' : 'office'),
    ...areas(random, shop ? random.between(140, 900) : random.between(320, 4200)),
    possession: 'ready',
    ageYears: random.int(0, 20),
    totalFloors,
    floor: shop
      ? random.weighted([
          [0, 8],
          [1, 2],
        ])
      : random.int(1, totalFloors),
    furnishing: shop ? 'unfurnished' : random.pick(['unfurnished', 'semi-furnished', 'furnished']),
    bathrooms: random.int(1, shop ? 1 : 4),
    parking: random.int(0, shop ? 2 : 10),
    amenities: [
      'water-supply',
      ...random.sample<Amenity>(
        shop
          ? ['parking', 'security', 'cctv', 'power-backup', 'road-access', 'three-phase-power']
          : [
              'parking',
              'lift',
              'security',
              'cctv',
              'power-backup',
              'air-conditioning',
              'pantry',
              'three-phase-power',
            ],
        random.int(2, 6),
      ),
    ],
    project: project(random, PROJECT_LAST.work),
  };
}

export function industrial(random: Random, place: Place): Facts {
  const kind: Kind = random.chance(0.55) ? 'warehouse' : 'factory shed';
  const carpetArea = roundTo(random.between(3500, 36_000), 100);
  return {
    ...common(random, place, kind),
    area: carpetArea,
    carpetArea,
    builtUpArea: roundTo(carpetArea * random.between(1.04, 1.08), 50),
    plotArea: roundTo(carpetArea * random.between(1.5, 2.6), 500),
    possession: 'ready',
    ageYears: random.int(0, 22),
    totalFloors: 1,
    parking: random.int(4, 24),
    amenities: [
      'road-access',
      'three-phase-power',
      'water-supply',
      ...random.sample<Amenity>(
        ['loading-dock', 'security', 'cctv', 'power-backup', 'fencing', 'borewell', 'solar-panels'],
        random.int(2, 5),
      ),
    ],
  };
}
