/** Claimable items: listings to decide on, enquiries to answer, and tasks. */
export const CLAIM_TYPES = ['property', 'enquiry', 'task'] as const;
export type ClaimType = (typeof CLAIM_TYPES)[number];

/** Path of an item's page before its id, which is also the list of its queue. */
export const CLAIM_PAGES: Record<ClaimType, string> = {
  property: '/admin/properties',
  enquiry: '/admin/enquiries',
  task: '/admin/tasks',
};

export const CLAIM_MINUTES = 10;

export const MAX_CLAIM_WORD = 200;
