/** Listings of one bulk action: two pages of the table. */
export const MAX_BULK = 100;

const BULK_ACTIONS = ['confirm', 'pause', 'renew', 'price', 'close', 'transfer', 'undo'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** What the button of each says, and what is said when it was done for so many. */
export const BULK_LABELS = {
  confirm: 'Still available',
  pause: 'Pause',
  renew: 'Renew',
  price: 'Change prices',
  close: 'Sold or let',
  transfer: 'Give to',
} as const satisfies Record<Exclude<BulkAction, 'undo'>, string>;
