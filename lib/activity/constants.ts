/** Seed §2 knows page_view, button_click, form_submit, login and other; the analytics filter adds the rest. */
export const ACTIVITY_ACTIONS = [
  'page_view',
  'product_view',
  'search',
  'button_click',
  'form_submit',
  'login',
  'add_to_cart',
  'other',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** Seed §9: "active today" means within the last 24 hours. */
export const ACTIVE_TODAY_MS = 86_400_000;
