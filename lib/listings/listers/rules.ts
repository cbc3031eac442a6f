import type { ContactRoute } from '@/lib/listings/fields/vocabulary';

/** The lister, the agency, or both. A listing without a lister always reaches the agency. */
export type Reach = { lister: boolean; agency: boolean };

/** Recipient of enquiries and visits: the lister, unless the listing assigns them to the agency. */
export const enquiriesReach = (route: ContactRoute | null | undefined): Reach => ({
  lister: route !== 'agency',
  agency: route === 'agency' || route === 'both',
});

/** Recipient of calls and chats: the agency's number, unless the listing names its lister. */
export const callsReach = (route: ContactRoute | null | undefined): Reach => ({
  lister: route === 'lister' || route === 'both',
  agency: route !== 'lister',
});
