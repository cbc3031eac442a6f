import type { BreachStep, BreachText } from './constants';

export type BreachDto = {
  id: string;
  number: string;
  title: string;
  noticedAt: string;
  /** by when the Board must have the detailed report */
  dueAt: string;
  people: number;
  texts: Record<BreachText, string>;
  /** when each was sent, or null */
  sent: Record<BreachStep, string | null>;
  __v: number;
};
