/** The buyers, because duty is lower if all of them are women. */
export const BUYERS = ['woman', 'man', 'joint'] as const;
export type Buyer = (typeof BUYERS)[number];
export const BUYER_LABELS = {
  woman: 'Bought by a woman',
  man: 'Bought by a man',
  joint: 'Bought jointly',
} as const satisfies Record<Buyer, string>;

/** The concession requires women only, so joint buyers pay the standard duty. */
export const areWomen = (buyer: Buyer | undefined): boolean => buyer === 'woman';
