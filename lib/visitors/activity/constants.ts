import { DAY_MS } from '@/lib/platform/time/time';

export const ACTIVITY_LABELS = {
  page_view: 'Looked at a page',
  product_view: 'Looked at a listing',
  search: 'Searched',
  button_click: 'Pressed a button',
  form_submit: 'Sent a form',
  login: 'Signed in',
  add_to_cart: 'Put in a cart',
  other: 'Something else',
};
export type ActivityAction = keyof typeof ACTIVITY_LABELS;
/** docs/spec/privacy.md#activity-log */
export const ACTIVITY_ACTIONS = Object.keys(ACTIVITY_LABELS) as ActivityAction[];

/** Actions counted per guest and day (models/visitors/guest-day.ts), for the filters of the analytics. */
export const COUNTED_OF = ['all', 'page_view', 'product_view', 'search', 'add_to_cart'] as const;
export type CountedOf = (typeof COUNTED_OF)[number];

/** Actions whose latest time is stored with the guest, so that an index range finds recent guests. */
export const LAST_OF = [...COUNTED_OF, 'listing'] as const;
export type LastOf = (typeof LAST_OF)[number];

export const ACTIVE_TODAY_MS = DAY_MS;
