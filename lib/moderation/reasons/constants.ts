import type { Decision } from '@/lib/moderation/constants';

/** Decisions with usual reasons, because they need a reason. */
export const REASONED = ['reject', 'verified', 'unverified'] as const satisfies readonly Decision[];
export type Reasoned = (typeof REASONED)[number];

/** The usual reasons in English, which messages/moderation/reasons.ts translates. The office can change or hide them. */
export const USUAL_REASONS = {
  'photos-unclear': ['reject', 'The photos don’t show the property clearly.'],
  'photos-elsewhere': ['reject', 'The photos show another property.'],
  'price-wrong': ['reject', 'The price does not fit the property. Please check it.'],
  'contact-in-text': ['reject', 'The title or description contains a phone number or a link.'],
  duplicate: ['reject', 'This property is listed already.'],
  'kind-wrong': ['reject', 'The category or the sale/rent choice is wrong.'],
  'rera-wrong': ['reject', 'The MahaRERA project number is missing or wrong.'],
  gone: ['reject', 'The property is no longer available.'],
  'deed-seen': ['verified', 'We have seen the place and the sale deed.'],
  'papers-seen': ['verified', 'We have seen the place, Index II and the tax receipt.'],
  'land-seen': ['verified', 'We have seen the land and its 7/12 extract.'],
  changed: ['unverified', 'Details we had verified were changed.'],
  outdated: ['unverified', 'The papers we had seen are out of date.'],
  complaint: ['unverified', 'Visitors have told us that it isn’t as described.'],
} as const satisfies Record<string, readonly [Reasoned, string]>;
export type UsualReason = keyof typeof USUAL_REASONS;

export const MAX_REASON_LENGTH = 300;
/** Maximum reasons that the office can add, for all decisions together. */
export const MAX_OWN_REASONS = 100;
export const REASONS_PATH = '/admin/properties/reasons';
