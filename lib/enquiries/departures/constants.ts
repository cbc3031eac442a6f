import type { Departure } from '@/lib/listings/lifecycle';

/** Who asked longer ago does not wait for this home any more. */
export const TOLD_DAYS = 180;

/** What the senders of open enquiries read when a home is offered no longer. */
export const DEPARTURES = {
  sold: { subject: 'Sold: {title}', why: 'This home is sold.' },
  rented: { subject: 'Let: {title}', why: 'This home is let.' },
  paused: { subject: 'Not offered at the moment: {title}', why: 'This home is not offered at the moment.' },
  removed: { subject: 'Not offered any more: {title}', why: 'This home is offered no longer.' },
} as const satisfies Record<Departure, object>;
/** With `{title}` and one of the sentences above. */
export const DEPARTURE_LINE = 'You asked about {title}. {why} You need do nothing.';
