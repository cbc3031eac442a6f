export const CARD_SIZES = ['a4', 'a5'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** Points, of both sizes. */
export const QR_SIDE = 84;
