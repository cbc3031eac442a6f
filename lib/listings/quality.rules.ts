import type { FieldName, FieldValues } from '@/lib/listings/fields/dto';
import { APPLIES, FIELDS, hasField } from '@/lib/listings/fields/rules';
import type { ListingKind } from '@/lib/listings/fields/schema';
import { keyed } from '@/lib/platform/errors';
import type { MessageValues } from '@/lib/platform/language/icu';
import { joinMessage, messageWith } from '@/lib/platform/language/message';

/** Input of the score: a listing or a half-filled form. */
export type QualityFacts = Partial<FieldValues> & { images: number; videos: number };

/** `text` is English; `key` and `values` are for translating it. */
export type Advice = { field: string; text: string; points: number; key?: string; values?: MessageValues };
export type Quality = { score: number; advice: Advice[] };

/** Number of photos beyond which more do not help a buyer decide. */
export const GOOD_PHOTO_COUNT = 6;

type Check = {
  field: string;
  points: number;
  applies: (facts: QualityFacts) => boolean;
  /** 0 (nothing) to 1 (complete) */
  met: (facts: QualityFacts) => number;
  advice: (facts: QualityFacts) => string;
};

const MORE = {
  amenity: ['add {count} more amenity', 'add {count} more amenities'],
  photo: ['add {count} more photo', 'add {count} more photos'],
} as const;
const more = (count: number, thing: keyof typeof MORE) =>
  messageWith(MORE[thing][count === 1 ? 0 : 1], { count });
const always = () => true;

const MEDIA: readonly Check[] = [
  {
    field: 'images',
    points: 30,
    applies: always,
    met: ({ images }) => Math.min(1, images / GOOD_PHOTO_COUNT),
    advice: ({ images }) =>
      images === 0
        ? 'add photos, because people skip listings without one'
        : more(GOOD_PHOTO_COUNT - images, 'photo'),
  },
  {
    field: 'videos',
    points: 3,
    applies: always,
    met: ({ videos }) => Math.min(1, videos),
    advice: () => 'add a short video, from the door to the balcony',
  },
];

type FieldPoints = { points: number; advice?: string; words?: number; count?: number; of?: ListingKind };

/**
 * Points that a field adds to the score, and the advice while it is missing. `words` and `count` define enough. Weights follow what buyers ask for first on the
 * phone: pictures, the honest area, the place, the description.
 */
export const FIELD_POINTS: Readonly<Partial<Record<FieldName, FieldPoints>>> = {
  title: {
    points: 5,
    words: 4,
    advice: 'put the size and the place in the title, such as "3 BHK flat in Dharampeth"',
  },
  description: {
    points: 15,
    words: 40,
    advice: 'add to the description: light, neighbours, water, distance to school and market',
  },
  price: { points: 8 },
  address: { points: 5 },
  bedrooms: { points: 5, of: 'home', advice: 'number of bedrooms is missing' },
  area: { points: 5 },
  bathrooms: { points: 3, advice: 'number of bathrooms is missing' },
  locality: { points: 5, advice: 'locality is missing, and most people search by it' },
  carpetArea: { points: 10 },
  facing: { points: 3, advice: 'add the facing' },
  furnishing: { points: 3, of: 'home', advice: 'add the furnishing' },
  possession: { points: 4, of: 'built', advice: 'add whether it’s ready or under construction' },
  amenities: { points: 4, count: 3 },
  reraNumber: { points: 6, advice: 'RERA number is missing' },
  frontage: { points: 4, of: 'plot', advice: 'say how wide the front is' },
  roadWidth: { points: 4, of: 'plot', advice: 'say how wide the road in front is' },
  naOrder: { points: 6, advice: 'say whether the plot is non-agricultural (NA)' },
  gatNumber: { points: 4 },
  landRecord: { points: 6, advice: 'add the names on the 7/12 extract' },
  water: { points: 4, advice: 'add the water source' },
  roadAccess: { points: 4, advice: 'add the access road' },
  tenants: { points: 3, advice: 'add suitable tenants' },
  availableFrom: { points: 3, advice: 'add the date it’s available from' },
};

const isUnfinished = ({ possession }: QualityFacts) =>
  possession === 'under-construction' || possession === 'new-launch';

/** Completeness of a field, from 0 to 1. */
function share(name: FieldName, { words, count }: FieldPoints, facts: QualityFacts): number {
  const value = name in facts ? facts[name as keyof FieldValues] : undefined;
  if (Array.isArray(value)) return Math.min(1, value.length / (count ?? 1));
  if (words)
    return Math.min(
      1,
      String(value ?? '')
        .split(/\s+/)
        .filter(Boolean).length / words,
    );
  // a project without a number can give the reason
  if (name === 'reraNumber' && facts.reraExemption) return 1;
  const isFigure =
    FIELDS[name].kind === 'rupees' || FIELDS[name].kind === 'area' || FIELDS[name].kind === 'length';
  return value === undefined || value === '' || (isFigure && value === 0) ? 0 : 1;
}

/** The check of a registry field. It assumes a home for sale until the form says otherwise. */
function checkOf(name: FieldName, scored: FieldPoints): Check {
  const { points, count, of } = scored;
  const advice = scored.advice ?? `${FIELDS[name].label.toLowerCase()} is missing`;
  return {
    field: name,
    points,
    applies: (facts) => {
      const kind = { category: facts.category ?? 'Residential', type: facts.type ?? 'sale' };
      const isAsked = hasField(name, kind) && (!of || APPLIES[of](kind));
      return isAsked && (name !== 'reraNumber' || isUnfinished(facts));
    },
    met: (facts) => share(name, scored, facts),
    advice: ({ amenities = [] }) => (count ? more(count - amenities.length, 'amenity') : advice),
  };
}

const CHECKS: readonly Check[] = [
  ...MEDIA,
  ...Object.entries(FIELD_POINTS).map(([name, scored]) => checkOf(name as FieldName, scored)),
];

function adviceText(text: string): Pick<Advice, 'text' | 'key' | 'values'> {
  const { message, ...rest } = keyed(text);
  return { text: message, ...rest };
}

/** The part translated in `reply`. */
export const adviceMessage = ({ text, key = text, values }: Advice): string =>
  joinMessage({ key, ...(values && { values }) });

/** Score from 0 to 100 with advice, most useful first. Fields that such a listing does not have are ignored. */
export function listingQuality(facts: QualityFacts): Quality {
  let possible = 0;
  let earned = 0;
  const advice: Advice[] = [];
  for (const check of CHECKS) {
    if (!check.applies(facts)) continue;
    const met = check.met(facts);
    possible += check.points;
    earned += check.points * met;
    if (met < 1)
      advice.push({
        field: check.field,
        ...adviceText(check.advice(facts)),
        points: Math.round(check.points * (1 - met)),
      });
  }
  advice.sort((a, b) => b.points - a.points);
  return { score: Math.round((100 * earned) / possible), advice };
}
