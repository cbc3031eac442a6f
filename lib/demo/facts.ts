import type { City, Locality } from '@/lib/place/types';
import type {
  Amenity,
  Category,
  Facing,
  Furnishing,
  ListingType,
  Possession,
} from '@/lib/property/constants';
import { FACINGS } from '@/lib/property/constants';
import { landmarksOf } from './landmarks';
import { PROJECT_FIRST, PROJECT_LAST } from './names';
import type { Random } from './random';

/** What stands there, one step finer than the category: it decides pictures, words and price. */
export type Kind =
  | 'flat'
  | 'penthouse'
  | 'shop'
  | 'office'
  | 'plot'
  | 'villa'
  | 'farm house'
  | 'warehouse'
  | 'factory shed'
  | 'farmland'
  | 'orange orchard';

export type Place = { category: Category; type: ListingType; city: City; locality: Locality; now: Date };

/** Everything that is true of one listing before words and pictures. Areas in square feet. */
export type Facts = Place & {
  kind: Kind;
  near: string;
  facing: Facing;
  /** what the price is for: carpet of a building, the ground of land */
  area: number;
  amenities: Amenity[];
  project?: string;
  bedrooms?: number;
  bathrooms?: number;
  balconies?: number;
  carpetArea?: number;
  builtUpArea?: number;
  superBuiltUpArea?: number;
  /** ground that comes with a villa, farm house or shed */
  plotArea?: number;
  floor?: number;
  totalFloors?: number;
  furnishing?: Furnishing;
  possession?: Possession;
  possessionDate?: Date;
  ageYears?: number;
  parking?: number;
};

export const ACRE_SQ_FT = 43_560;
const DAY_MS = 86_400_000;

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}

function common(random: Random, place: Place, kind: Kind): Omit<Facts, 'area'> {
  const near = random.pick(landmarksOf(place.city.slug, place.locality.slug));
  return { ...place, kind, near, facing: random.pick(FACINGS), amenities: [] };
}

function project(random: Random, last: readonly string[]): string {
  return `${random.pick(PROJECT_FIRST)} ${random.pick(last)}`;
}

/** carpet < built-up < super built-up: walls and balcony add about an eighth, shared space a quarter (RERA s. 2(k)) */
function areas(random: Random, carpet: number) {
  const carpetArea = roundTo(carpet, 5);
  const builtUpArea = roundTo(carpetArea * random.between(1.09, 1.16), 5);
  const superBuiltUpArea = roundTo(builtUpArea * random.between(1.18, 1.3), 5);
  return { area: carpetArea, carpetArea, builtUpArea, superBuiltUpArea };
}

function stage(random: Random, place: Place, newShare: number) {
  // Numbers of unfinished projects are shown in adverts; their form is settled for MahaRERA and Telangana only.
  const canBeNew = place.type === 'sale' && ['Maharashtra', 'Telangana'].includes(place.city.state);
  if (!canBeNew || !random.chance(newShare)) {
    return {
      possession: 'ready' as const,
      ageYears: random.weighted([
        [0, 2],
        [random.int(1, 4), 5],
        [random.int(5, 12), 5],
        [random.int(13, 28), 2],
      ]),
    };
  }
  const possession: Possession = random.chance(0.65) ? 'under-construction' : 'new-launch';
  const months = possession === 'new-launch' ? random.int(24, 42) : random.int(4, 22);
  const due = new Date(place.now.getTime() + months * 30.4 * DAY_MS);
  return { possession, possessionDate: new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)) };
}

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

function flat(random: Random, place: Place): Facts {
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

function house(random: Random, place: Place): Facts {
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

function workplace(random: Random, place: Place): Facts {
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

function industrial(random: Random, place: Place): Facts {
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

function land(random: Random, place: Place): Facts {
  if (place.category === 'Plots') {
    const area = random.weighted([
      [random.pick([1000, 1200, 1500, 1614, 1800]), 5],
      [random.pick([2000, 2153, 2400, 2700, 3000]), 4],
      [random.pick([3200, 3600, 4000, 5000, 6000]), 2],
    ]);
    return {
      ...common(random, place, 'plot'),
      area,
      amenities: [
        'road-access',
        ...random.sample<Amenity>(
          [
            'water-supply',
            'garden',
            'gated-community',
            'security',
            'fencing',
            'play-area',
            'temple',
            'rainwater-harvesting',
          ],
          random.int(1, 5),
        ),
      ],
      project: project(random, PROJECT_LAST.land),
    };
  }
  const orchard = place.city.slug === 'nagpur' && random.chance(0.4);
  return {
    ...common(random, place, orchard ? 'orange orchard' : 'farmland'),
    area: roundTo(random.between(1, 12), 0.25) * ACRE_SQ_FT,
    amenities: [
      'road-access',
      ...random.sample<Amenity>(
        ['borewell', 'fencing', 'three-phase-power', 'water-supply'],
        random.int(1, 4),
      ),
    ],
  };
}

/** Draws one consistent set of facts for a place, category and type. */
export function drawFacts(random: Random, place: Place): Facts {
  switch (place.category) {
    case 'Residential':
      return flat(random, place);
    case 'Villas':
    case 'Farm Houses':
      return house(random, place);
    case 'Commercial':
      return workplace(random, place);
    case 'Industrial':
      return industrial(random, place);
    default:
      return land(random, place);
  }
}
