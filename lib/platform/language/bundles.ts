import type { Domain } from './translate';

/**
 * Texts that a part of a page fetches when it is first opened (app/api/texts), so that the page itself stays small. Forms need the replies that the server can
 * give.
 */
export const TEXT_BUNDLES = {
  enquiry: ['enquiries/form', 'replies'],
  visit: ['visits/booking', 'replies'],
  report: ['moderation/report', 'replies'],
  replies: ['replies'],
} as const satisfies Record<string, readonly Domain[]>;

export type TextBundle = keyof typeof TEXT_BUNDLES;
