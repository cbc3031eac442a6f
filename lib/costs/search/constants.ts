/** Who buys: duty is lower where all buyers are women. */
export const BUYERS = ['woman', 'man', 'joint'] as const;
export type Buyer = (typeof BUYERS)[number];
export const BUYER_LABELS = {
  woman: 'A woman buys',
  man: 'A man buys',
  joint: 'Bought jointly',
} as const satisfies Record<Buyer, string>;

/** The concession needs women only, so joint buyers pay what a man pays. */
export const areWomen = (buyer: Buyer | undefined): boolean => buyer === 'woman';
