/** Why somebody has a number: its holder wrote to them, or gave it with a tap. */
export const RELEASE_REASONS = ['enquiry', 'tap'] as const;
export type ReleaseReason = (typeof RELEASE_REASONS)[number];
