/** Possible decisions on a listing. Approving and rejecting take it out of the queue. */
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
  approve: 'Approve: the advertisement meets the rules and can stay public.',
  reject: 'Reject: it is paused until the owner corrects it.',
  verified:
    'Verify: we’ve checked title, description, price, place, size and photos against evidence. It gets the green badge.',
  unverified: 'Revoke verification: it loses the green badge and stays public.',
  active: 'Publish as active: it is public, without the green badge.',
  paused: 'Pause: visitors don’t see it until it is published again.',
  expired: 'Expire: it ends, and visitors no longer see it.',
};

/** "Sunita approved this 5 seconds ago". */
export const DECISION_DONE = {
  approve: '{by} approved this {ago}',
  reject: '{by} rejected this {ago}',
  verified: '{by} verified this {ago}',
  unverified: '{by} revoked the verification of this {ago}',
  active: '{by} published this {ago}',
  paused: '{by} paused this {ago}',
  expired: '{by} expired this {ago}',
} as const satisfies Record<Decision, string>;

export const NEEDS_REASON: readonly Decision[] = ['reject', 'verified', 'unverified'];

export const MODERATION_PATH = '/admin/properties';
