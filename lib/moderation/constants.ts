/** What the desk can find about a listing. Approving and rejecting settle what waits in the queue. */
export const DECISIONS = [
  ['approve', 'Approve'],
  ['reject', 'Reject'],
  ['verified', 'Verify'],
  ['unverified', 'Take verification back'],
  ['active', 'Publish as active'],
  ['paused', 'Pause'],
  ['expired', 'Expire'],
] as const;

export type Decision = (typeof DECISIONS)[number][0];

/** Decisions that somebody has to be able to explain later. */
export const NEEDS_REASON: readonly Decision[] = ['reject', 'verified', 'unverified'];
