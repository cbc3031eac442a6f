/** How somebody got a number: its holder wrote to them, requested a visit, shared it with a tap, or it was tapped on a public listing. */
export const RELEASE_REASONS = ['enquiry', 'visit', 'tap', 'call'] as const;
export type ReleaseReason = (typeof RELEASE_REASONS)[number];

/** The ledger's name for people who tapped a number on a listing without writing. */
export const CALLER = 'A caller';
