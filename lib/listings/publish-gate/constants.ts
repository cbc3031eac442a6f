import type { Category, ListingType, MissingFact } from '@/lib/listings/fields/vocabulary';

export type AccountFact = Extract<MissingFact, 'confirmation' | 'agentNumber' | 'certificate'>;

/** Texts for the owner after "Not public yet:". */
export const MISSING_LABELS = {
  photo: 'add a photo',
  possession: 'say whether it is ready, under construction or a new launch',
  confirmation: 'confirm your email address with the link that we sent',
  agentNumber: 'enter your MahaRERA agent number in your profile',
  certificate: 'renew the lapsed MahaRERA agent registration that it is advertised under',
  priceReview: 'wait for our team to approve its price, which is unusual',
} as const satisfies Record<MissingFact, string>;

/** The form field concerned. */
export const MISSING_PATHS = { photo: 'images', possession: 'possession' } as const;

export const MIN_AREA_SQ_FT = 20;
/** Minimum square feet per bedroom of a whole home. Less is a typing error. */
export const MIN_SQ_FT_PER_BEDROOM = 60;

type Band = readonly [least: number, most: number];
type Usual = { price: Band; perSqFt: Readonly<Record<Category, Band>> };

/**
 * Usual prices in rupees for a sale and a month's rent, and for either per square foot. Prices outside them are questioned, and go public once the office has
 * seen them.
 */
export const USUAL_PRICES: Readonly<Record<ListingType, Usual>> = {
  sale: {
    price: [100_000, 10_000_000_000],
    perSqFt: {
      Residential: [500, 200_000],
      Villas: [500, 200_000],
      'Farm Houses': [100, 100_000],
      Commercial: [500, 500_000],
      Industrial: [100, 50_000],
      Plots: [20, 200_000],
      Agricultural: [1, 20_000],
    },
  },
  rent: {
    price: [500, 50_000_000],
    perSqFt: {
      Residential: [1, 500],
      Villas: [1, 500],
      'Farm Houses': [0.5, 500],
      Commercial: [1, 1_000],
      Industrial: [0.5, 300],
      Plots: [0.05, 300],
      Agricultural: [0.005, 100],
    },
  },
};

/** Factor above or below the median price per square foot of the locality from which a price is questioned. */
export const FAR_FROM_MIDDLE = 4;
/** Minimum number of homes for a meaningful median. */
export const MIN_LIKE = 8;
