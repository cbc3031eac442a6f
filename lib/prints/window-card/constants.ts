export const CARD_SIZES = ['a4', 'a5'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** Photographs in the row below the large cover. */
export const SMALL_PHOTOS = 3;

/** Points, of both sizes. */
export const QR_SIDE = 84;
