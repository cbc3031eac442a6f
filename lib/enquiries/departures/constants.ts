import type { Departure } from '@/lib/listings/lifecycle';

/** Days after which a person who asked is no longer waiting for this home. */
export const TOLD_DAYS = 180;

/** Notices to senders of open enquiries when a home is no longer available. */
export const DEPARTURES = {
  sold: { subject: 'Sold: {title}', why: 'This home is sold.' },
  rented: { subject: 'Let: {title}', why: 'This home is let.' },
  paused: {
    subject: 'Not available at the moment: {title}',
    why: 'This home is not available at the moment.',
  },
  removed: { subject: 'No longer offered: {title}', why: 'This home is no longer offered.' },
} as const satisfies Record<Departure, object>;
/** The notice, with `{title}` and one of the sentences above. */
export const DEPARTURE_LINE = 'You asked about {title}. {why} You don’t need to do anything.';
