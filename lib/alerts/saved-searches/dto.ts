import type { Frequency } from './constants';

export type SavedSearchDto = {
  id: string;
  /** "For Sale · Nagpur · Dharampeth · 3 BHK" */
  title: string;
  /** its list page */
  path: string;
  frequency: Frequency;
  isPaused: boolean;
  /** false until somebody has opened the mailed link and confirmed */
  isConfirmed: boolean;
  createdAt: string;
};

/** All searches of one person. Anyone with the link sees this, so it contains no e-mail address. */
export type OwnSearchesDto = {
  searches: SavedSearchDto[];
  /** all alerts were stopped through the link in a mail */
  isStopped: boolean;
  /** for an account with an unconfirmed e-mail address: alerts wait for it */
  awaitsConfirmation: boolean;
};

/** The result of saving a search. */
export type SavedReply = { message: string; id?: string };
