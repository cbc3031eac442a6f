export const DUPLICATE_REASON_LABELS = {
  photo: 'same photograph',
  phone: "same owner's phone",
  place: 'same place, similar price and area',
} as const;

export type DuplicateReason = keyof typeof DUPLICATE_REASON_LABELS;

/** Two advertisements of one flat rarely differ by more, and neighbours in a tower rarely by less. */
export const RELATIVE_TOLERANCE = 0.02;
export const MAX_CANDIDATES = 20;
/** Maximum listings to compare. A photo on more of them is a stock picture. */
export const MAX_COMPARED = 200;
