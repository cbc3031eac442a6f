/** What a moderator can decide about a listing. Approving and rejecting take it out of the queue. */
export const DECISIONS = [
  ['approve', 'Approve'],
  ['reject', 'Reject'],
  ['verified', 'Verify'],
  ['unverified', 'Revoke verification'],
  ['active', 'Publish as active'],
  ['paused', 'Pause'],
  ['expired', 'Expire'],
] as const;

export type Decision = (typeof DECISIONS)[number][0];

/** Decisions that must be explained later. */
export const NEEDS_REASON: readonly Decision[] = ['reject', 'verified', 'unverified'];

export const MODERATION_PATH = '/admin/properties';
