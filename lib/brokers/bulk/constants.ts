/** Maximum listings per bulk action, which is two pages of the table. */
export const MAX_BULK = 100;

const BULK_ACTIONS = ['confirm', 'pause', 'renew', 'price', 'close', 'transfer', 'undo'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The button label of each action, and the message afterwards with the number of listings. */
export const BULK_LABELS = {
  confirm: 'Still available',
  pause: 'Pause',
  renew: 'Renew',
  price: 'Change prices',
  close: 'Sold or let',
  transfer: 'Assign to',
} as const satisfies Record<Exclude<BulkAction, 'undo'>, string>;
