import { type LeadState, OPEN_STATES } from './constants';

export const isOpenState = (state: LeadState): boolean => OPEN_STATES.includes(state);

/** A date that sorts after all others. */
const NEVER = new Date('9999-01-01T00:00:00Z');

type Progress = {
  state: LeadState;
  waitingSince?: Date | null | undefined;
  nextStep?: { at: Date } | null | undefined;
  lastAt: Date;
};

/**
 * When a lead needs attention: the start of the person's wait, its arrival if it was never opened, else the next step. Sorted by this, leads form an inbox with
 * the longest overdue on top; ended ones and those without a next step come last.
 */
export function dueAtOf({ state, waitingSince, nextStep, lastAt }: Progress): Date {
  if (!isOpenState(state)) return NEVER;
  return waitingSince ?? (state === 'new' ? lastAt : (nextStep?.at ?? NEVER));
}
