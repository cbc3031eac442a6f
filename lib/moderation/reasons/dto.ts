import type { Reasoned } from './constants';

/** A reason to choose from, in the languages of the site. */
export type ReasonDto = {
  key: string;
  decision: Reasoned;
  en: string;
  mr: string;
  hi: string;
  /** made by the office, not one of the usual ones */
  isOwn: boolean;
  /** 0 for a usual one in its original wording */
  __v: number;
};
