/** As in lib/platform/telephony/types.ts. */
export const CALL_STATES = ['ringing', 'answered', 'missed', 'failed', 'completed'] as const;
export type CallState = (typeof CALL_STATES)[number];
export const CALL_STATE_LABELS = {
  ringing: 'Ringing',
  answered: 'Talking',
  missed: 'Missed',
  failed: 'Did not come about',
  completed: 'Talked',
} as const satisfies Record<CallState, string>;

/** A state is replaced by one of a higher rank only, in whatever order the provider tells of them. */
export const CALL_RANK: Readonly<Record<CallState, number>> = {
  ringing: 0,
  answered: 1,
  missed: 2,
  failed: 2,
  completed: 3,
};

/** For so long a recording can be opened; then its link is taken out. */
export const RECORDING_DAYS = 90;
/** A call that rings longer has been missed without a word of the provider. */
export const RINGING_MS = 90_000;
