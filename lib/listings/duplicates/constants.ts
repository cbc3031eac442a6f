/** Why two listings may be one property. */
export const DUPLICATE_REASON_LABELS = {
  photo: 'same photograph',
  phone: "same owner's phone",
  place: 'same place, near price and area',
} as const;

export type DuplicateReason = keyof typeof DUPLICATE_REASON_LABELS;
