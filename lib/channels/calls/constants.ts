/** The states of lib/platform/gateways/call-types.ts. */
export const CALL_STATES = ['ringing', 'answered', 'missed', 'failed', 'completed'] as const;
export type CallState = (typeof CALL_STATES)[number];
export const CALL_STATE_LABELS = {
  ringing: 'Ringing',
  answered: 'Talking',
  missed: 'Missed',
  failed: 'Did not connect',
  completed: 'Talked',
} as const satisfies Record<CallState, string>;

/** A higher rank replaces a lower one, in whatever order the provider's notifications arrive. */
export const CALL_RANK: Readonly<Record<CallState, number>> = {
  ringing: 0,
  answered: 1,
  missed: 2,
  failed: 2,
  completed: 3,
};

/** Days in which a recording can be opened before its link is removed. */
export const RECORDING_DAYS = 90;
/** A call that rings longer counts as missed even if the provider reports nothing. */
export const RINGING_MS = 90_000;
