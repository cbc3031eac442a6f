import type { Frequency } from './constants';

export type SavedSearchDto = {
  id: string;
  /** "For Sale · Nagpur · Dharampeth · 3 BHK" */
  title: string;
  /** the list that it is */
  path: string;
  frequency: Frequency;
  isPaused: boolean;
  /** false until somebody has opened the link that was mailed, and said yes */
  isConfirmed: boolean;
  createdAt: string;
};

/** All of one person. Anyone who has the link sees this: no e-mail address. */
export type OwnSearchesDto = {
  searches: SavedSearchDto[];
  /** all alerts were stopped, by the link in a mail */
  isStopped: boolean;
  /** of an account whose e-mail address is not confirmed yet: alerts wait for it */
  awaitsConfirmation: boolean;
};

/** What became of a search that was sent to be saved. */
export type SavedReply = { message: string; id?: string };
