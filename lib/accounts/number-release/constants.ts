/** Ways in which a person receives a number. The holder wrote, requested a visit or shared it with a tap, or the receiver tapped it on a public listing. */
export const RELEASE_REASONS = ['enquiry', 'visit', 'tap', 'call'] as const;
export type ReleaseReason = (typeof RELEASE_REASONS)[number];

/** The ledger's name for people who tapped a number on a listing without writing. */
export const CALLER = 'A caller';
