import type { FieldName, FieldValues } from '@/lib/listings/fields/dto';
import { FIELDS, fieldNames, isScored } from '@/lib/listings/fields/rules';
import { keyed } from '@/lib/platform/errors';
import type { MessageValues } from '@/lib/platform/language/icu';
import { joinMessage, messageWith } from '@/lib/platform/language/message';

/** The input of the score: a listing or a half-filled form. */
export type QualityFacts = Partial<FieldValues> & { images: number; videos: number };

/** `text` is English; `key` and `values` are for translating it. */
export type Advice = { field: string; text: string; points: number; key?: string; values?: MessageValues };
export type Quality = { score: number; advice: Advice[] };

/** From this number on, more photographs no longer help a buyer to decide. */
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

/** Weights follow what buyers ask for first on the phone: pictures, the honest area, the place, the words. */
const MEDIA: readonly Check[] = [
  {
    field: 'images',
    points: 30,
    applies: always,
    met: ({ images }) => Math.min(1, images / GOOD_PHOTO_COUNT),
    advice: ({ images }) =>
      images === 0
        ? 'add photos: listings without one are passed over'
        : more(GOOD_PHOTO_COUNT - images, 'photo'),
  },
  {
    field: 'videos',
    points: 3,
    applies: always,
    met: ({ videos }) => Math.min(1, videos),
    advice: () => 'add a short video: walk from the door to the balcony',
  },
];

const isUnfinished = ({ possession }: QualityFacts) =>
  possession === 'under-construction' || possession === 'new-launch';

/** How complete a field is. */
function share(name: FieldName, facts: QualityFacts): number {
  const { words, count } = FIELDS[name].quality ?? {};
  const value = name in facts ? facts[name as keyof FieldValues] : undefined;
  if (Array.isArray(value)) return Math.min(1, value.length / (count ?? 1));
  if (words)
    return Math.min(
      1,
      String(value ?? '')
        .split(/\s+/)
        .filter(Boolean).length / words,
    );
  // a project without a number may give the reason
  if (name === 'reraNumber' && facts.reraExemption) return 1;
  const isFigure =
    FIELDS[name].kind === 'rupees' || FIELDS[name].kind === 'area' || FIELDS[name].kind === 'length';
  return value === undefined || value === '' || (isFigure && value === 0) ? 0 : 1;
}

/** The check of a registry field. Until the form says otherwise, it is about a home for sale. */
function checkOf(name: FieldName): Check {
  const { label, quality } = FIELDS[name];
  return {
    field: name,
    points: quality?.points ?? 0,
    applies: (facts) =>
      isScored(name, { category: facts.category ?? 'Residential', type: facts.type ?? 'sale' }) &&
      (name !== 'reraNumber' || isUnfinished(facts)),
    met: (facts) => share(name, facts),
    advice: ({ amenities = [] }) =>
      quality?.count
        ? more(quality.count - amenities.length, 'amenity')
        : (quality?.advice ?? `${label.toLowerCase()} is missing`),
  };
}

const CHECKS: readonly Check[] = [
  ...MEDIA,
  ...fieldNames(({ quality }) => quality !== undefined).map(checkOf),
];

function adviceText(text: string): Pick<Advice, 'text' | 'key' | 'values'> {
  const { message, ...rest } = keyed(text);
  return { text: message, ...rest };
}

/** The part translated in `reply`. */
export const adviceMessage = ({ text, key = text, values }: Advice): string =>
  joinMessage({ key, ...(values && { values }) });

/** 0–100, with what to do next, most useful first. Fields that such a listing lacks do not count. */
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
