/** Items that can be claimed: listings to decide on, enquiries to answer, and tasks. */
export const CLAIM_TYPES = ['property', 'enquiry', 'task'] as const;
export type ClaimType = (typeof CLAIM_TYPES)[number];

/** The page of an item, before its id; also the list of its queue. */
export const CLAIM_PAGES: Record<ClaimType, string> = {
  property: '/admin/properties',
  enquiry: '/admin/enquiries',
  task: '/admin/tasks',
};

export const CLAIM_MINUTES = 10;

export const MAX_CLAIM_WORD = 200;
