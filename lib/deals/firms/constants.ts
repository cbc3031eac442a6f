/** Date of the text below, which changes with the text. Pairs that have not both accepted read the new one. */
export const TERMS_VERSION = '2026-11-26';

/** The terms of co-broking, as both firms accept them. */
export const TERMS = [
  'The firm that lists a home offers a share of its commission. The share shown when a client is introduced counts for that client.',
  'An introduction counts from the time stamped in this ledger. The firm that first enters a person for a home, by phone number or email address, has introduced them.',
  'A later change of the share, or the end of the offer, changes nothing about earlier introductions.',
  'The firm that introduces a client has asked them before it gives their name. The other firm contacts the client through that firm, unless it was given the number.',
  'Each firm bills its own part on its own invoice, with GST as it is registered.',
  'If the firms disagree, both rely on the history in this ledger. Nothing in it can be changed; only the name of a person goes when they ask for it.',
] as const;

/** A pair of firms' acceptance of the terms, as one of them sees it. */
export const TERMS_STATES = ['none', 'own', 'theirs', 'both'] as const;
export type TermsState = (typeof TERMS_STATES)[number];
export const TERMS_LABELS = {
  none: 'Terms not accepted yet',
  own: 'Waiting for the other firm',
  theirs: 'Waiting for your firm',
  both: 'Terms accepted by both',
} as const satisfies Record<TermsState, string>;

export const MAX_PAIRS = 500;
