import type { PropertyCardDto } from '@/lib/listing/dto';

/** Why two listings may be one property. */
export const SUSPECT_WORDS = {
  photo: 'same photograph',
  phone: "same owner's phone",
  place: 'same place, near price and area',
} as const;
export type SuspectReason = keyof typeof SUSPECT_WORDS;

export type Suspect = { listing: PropertyCardDto; why: SuspectReason[] };
