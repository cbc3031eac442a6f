/** How somebody got a number: its holder wrote to them, asked for a visit, gave it with a tap, or has it on a public listing where they tapped it. */
export const RELEASE_REASONS = ['enquiry', 'visit', 'tap', 'call'] as const;
export type ReleaseReason = (typeof RELEASE_REASONS)[number];

/** What the ledger calls those who tapped a number on a listing: nobody is named who did not write. */
export const CALLER = 'A caller';
