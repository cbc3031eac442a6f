/** What can be claimed: listings to decide about, and enquiries to answer. */
export const CLAIM_TYPES = ['property', 'enquiry'] as const;
export type ClaimType = (typeof CLAIM_TYPES)[number];

/** How long a claim lasts after the item was opened. */
export const CLAIM_MINUTES = 10;

export const MAX_CLAIM_WORD = 200;
