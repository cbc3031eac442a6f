export const CARD_SIZES = ['a4', 'a5'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** Photographs on a card: the cover large, and so many in a row below it. */
export const SMALL_PHOTOS = 3;

/** Points, of both sizes. */
export const QR_SIDE = 84;
