import { type LeadState, OPEN_STATES } from './constants';

export const isOpenState = (state: LeadState): boolean => OPEN_STATES.includes(state);

/** Sorts after everything that has a date. */
const NEVER = new Date('9999-01-01T00:00:00Z');

type Progress = {
  state: LeadState;
  waitingSince?: Date | null | undefined;
  nextStep?: { at: Date } | null | undefined;
  lastAt: Date;
};

/**
 * When a lead needs attention: since the person has been waiting, since it arrived if nobody has looked at it, else at the next
 * step. In this order leads are an inbox with the longest overdue on top; ended ones and those without a next step come last.
 */
export function dueAtOf({ state, waitingSince, nextStep, lastAt }: Progress): Date {
  if (!isOpenState(state)) return NEVER;
  return waitingSince ?? (state === 'new' ? lastAt : (nextStep?.at ?? NEVER));
}
