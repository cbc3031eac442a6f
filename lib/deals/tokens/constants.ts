export const TOKEN_STATE_LABELS = {
  requested: 'Requested',
  entered: 'Reference entered',
  confirmed: 'Payment confirmed',
  withdrawn: 'Withdrawn',
  refunded: 'Refunded',
  forfeited: 'Forfeited',
} as const;
export type TokenState = keyof typeof TOKEN_STATE_LABELS;
/** The states of a token; withdrawn, refunded and forfeited ones do not count towards the limit. */
export const TOKEN_STATES = Object.keys(TOKEN_STATE_LABELS) as TokenState[];

/** Messages for a step that is out of order or comes after the token's end. */
export const WRONG_STEP = {
  requested: 'Enter the payment reference first',
  entered: 'A reference has been entered. Confirm or reject it first',
  confirmed: 'This payment is already confirmed',
  withdrawn: 'This token was withdrawn',
  refunded: 'This token was refunded',
  forfeited: 'This token was forfeited',
} as const satisfies Record<TokenState, string>;

export const MAX_TERMS_LENGTH = 1500;

/** The initial terms in the form of a token, which both sides read and change. */
export const DEFAULT_TERMS =
  'The token is part of the price. It is refunded in full within 15 days if the title is not clear, if a paper that was promised is missing, or if the buyer’s bank refuses the loan in writing. If the buyer withdraws for another reason, the seller may keep it. If the seller withdraws, it is refunded in full at once.';
