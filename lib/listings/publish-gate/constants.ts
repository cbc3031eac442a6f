import type { MissingFact } from '@/lib/listings/fields/vocabulary';

/** Those of the account. */
export type AccountFact = Extract<MissingFact, 'confirmation' | 'agentNumber' | 'certificate'>;

/** For the owner, after "Not public yet:". */
export const MISSING_LABELS = {
  photo: 'add a photo',
  possession: 'say whether it is ready, under construction or a new launch',
  confirmation: 'confirm your e-mail address with the link that we sent',
  agentNumber: 'enter your MahaRERA agent number in your profile',
  certificate: 'have the MahaRERA agent registration renewed under which it is advertised: it has lapsed',
  priceReview: 'have its price approved: it is unusual, and our team is looking at it',
} as const satisfies Record<MissingFact, string>;

/** The form field concerned. */
export const MISSING_PATHS = { photo: 'images', possession: 'possession' } as const;

export const MIN_AREA_SQ_FT = 20;

/** Prices outside these limits are questioned, and public once the office has seen them: rupees of a sale, of a month's rent, and of either per square foot. */
export const USUAL_PRICES = {
  sale: { min: 100_000, max: 10_000_000_000, maxPerSqFt: 500_000 },
  rent: { min: 500, max: 50_000_000, maxPerSqFt: 1_000 },
} as const;
