import type { CallState } from './constants';

export type CallDto = {
  id: string;
  direction: 'in' | 'out';
  state: CallState;
  at: string;
  seconds?: number;
  by?: string;
  /** the recording can be opened until then */
  recordedUntil?: string;
};

/** The call ringing now, for actors who may see its lead. */
export type CurrentCallDto = { call?: { id: string; lead: string; name: string } };
