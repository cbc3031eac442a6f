/** Possible decisions about a listing. Approving and rejecting take it out of the queue. */
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

/** The meaning of each, shown beside the button. */
export const DECISION_HELP: Record<Decision, string> = {
  approve: 'Approve: the advertisement is in order and may stay public.',
  reject: 'Reject: it is paused until its owner has corrected it.',
  verified:
    'Verify: we’ve checked title, description, price, place, size and photos against evidence. It gets the green badge.',
  unverified: 'Revoke verification: the green badge goes; it stays public.',
  active: 'Publish as active: it is public, without the green badge.',
  paused: 'Pause: visitors do not see it until it is published again.',
  expired: 'Expire: it is over, and visitors do not see it any more.',
};

/** Ends a sentence about a decision: "Sunita approved this". */
export const DECISION_DONE: Record<Decision, string> = {
  approve: 'approved this',
  reject: 'rejected this',
  verified: 'verified this',
  unverified: 'revoked the verification of this',
  active: 'published this',
  paused: 'paused this',
  expired: 'expired this',
};

export const NEEDS_REASON: readonly Decision[] = ['reject', 'verified', 'unverified'];

export const MODERATION_PATH = '/admin/properties';
