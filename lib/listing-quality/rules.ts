import {
  type Category,
  HOME_CATEGORIES,
  LAND_CATEGORIES,
  type ListingType,
  type Possession,
} from '@/lib/listing-vocabulary/constants';

/** What the score looks at: a listing or a form half filled in. */
export type QualityFacts = {
  title?: string;
  description?: string;
  price?: number;
  type?: ListingType;
  category?: Category;
  address?: string;
  locality?: string;
  bedrooms?: number;
  bathrooms?: number;
  area?: number;
  carpetArea?: number;
  facing?: string;
  furnishing?: string;
  possession?: Possession;
  floor?: number;
  parking?: number;
  amenities?: readonly string[];
  reraNumber?: string;
  reraExemption?: string;
  images: number;
  videos: number;
};

export type Advice = { field: string; text: string; points: number };
export type Quality = { score: number; advice: Advice[] };

/** From this many on, another photograph no longer helps a buyer to decide. */
export const GOOD_PHOTO_COUNT = 6;

type Check = {
  field: string;
  points: number;
  /** absent: for every category */
  only?: (facts: QualityFacts) => boolean;
  /** 0 (nothing) to 1 (complete) */
  met: (facts: QualityFacts) => number;
  advice: (facts: QualityFacts) => string;
};

const isHome = (facts: QualityFacts) => !facts.category || HOME_CATEGORIES.includes(facts.category);
const isBuilt = (facts: QualityFacts) => !facts.category || !LAND_CATEGORIES.includes(facts.category);
const has = (value: unknown) => (value === undefined || value === '' ? 0 : 1);
const words = (text = '') => text.split(/\s+/).filter(Boolean).length;
const more = (count: number, thing: string) => `add ${count} more ${count === 1 ? thing : `${thing}s`}`;

/** Weights follow what buyers ask for first on the telephone: pictures, the honest area, the place, the words. */
const CHECKS: readonly Check[] = [
  {
    field: 'images',
    points: 30,
    met: ({ images }) => Math.min(1, images / GOOD_PHOTO_COUNT),
    advice: ({ images }) =>
      images === 0
        ? 'add photos: listings without one are passed over'
        : more(GOOD_PHOTO_COUNT - images, 'photo'),
  },
  {
    field: 'description',
    points: 15,
    met: ({ description }) => Math.min(1, words(description) / 40),
    advice: () => 'say more in the description: light, neighbours, water, how far to school and market',
  },
  {
    field: 'title',
    points: 5,
    met: ({ title }) => Math.min(1, words(title) / 4),
    advice: () => 'name the size and the place in the title, such as "3 BHK flat in Dharampeth"',
  },
  { field: 'price', points: 8, met: ({ price }) => (price ? 1 : 0), advice: () => 'price is missing' },
  { field: 'area', points: 5, met: ({ area }) => (area ? 1 : 0), advice: () => 'area is missing' },
  {
    field: 'carpetArea',
    points: 10,
    only: isBuilt,
    met: ({ carpetArea }) => has(carpetArea),
    advice: () => 'carpet area is missing',
  },
  { field: 'address', points: 5, met: ({ address }) => has(address), advice: () => 'address is missing' },
  {
    field: 'locality',
    points: 5,
    met: ({ locality }) => has(locality),
    advice: () => 'locality is missing: most people search by it',
  },
  {
    field: 'bedrooms',
    points: 5,
    only: isHome,
    met: ({ bedrooms }) => has(bedrooms),
    advice: () => 'number of bedrooms is missing',
  },
  {
    field: 'bathrooms',
    points: 3,
    only: isHome,
    met: ({ bathrooms }) => has(bathrooms),
    advice: () => 'number of bathrooms is missing',
  },
  {
    field: 'furnishing',
    points: 3,
    only: isHome,
    met: ({ furnishing }) => has(furnishing),
    advice: () => 'say how it is furnished',
  },
  { field: 'facing', points: 3, met: ({ facing }) => has(facing), advice: () => 'say which way it faces' },
  {
    field: 'possession',
    points: 4,
    only: (facts) => isBuilt(facts) && facts.type !== 'rent',
    met: ({ possession }) => has(possession),
    advice: () => 'say whether it is ready or under construction',
  },
  {
    field: 'amenities',
    points: 4,
    met: ({ amenities }) => Math.min(1, (amenities?.length ?? 0) / 3),
    advice: ({ amenities }) => more(3 - (amenities?.length ?? 0), 'amenity').replace('amenitys', 'amenities'),
  },
  {
    field: 'reraNumber',
    points: 6,
    only: ({ possession }) => possession === 'under-construction' || possession === 'new-launch',
    met: ({ reraNumber, reraExemption }) => has(reraNumber || reraExemption),
    advice: () => 'RERA number is missing',
  },
  {
    field: 'videos',
    points: 3,
    met: ({ videos }) => Math.min(1, videos),
    advice: () => 'add a short video: walk from the door to the balcony',
  },
];

/** 0–100, with what to do next, the most useful first. Checks that a category has no use for do not count. */
export function listingQuality(facts: QualityFacts): Quality {
  let possible = 0;
  let earned = 0;
  const advice: Advice[] = [];
  for (const check of CHECKS) {
    if (check.only && !check.only(facts)) continue;
    const share = check.met(facts);
    possible += check.points;
    earned += check.points * share;
    if (share < 1)
      advice.push({
        field: check.field,
        text: check.advice(facts),
        points: Math.round(check.points * (1 - share)),
      });
  }
  advice.sort((a, b) => b.points - a.points);
  return { score: Math.round((100 * earned) / possible), advice };
}
