import type { Frequency } from './constants';

export type SavedSearchDto = {
  id: string;
  /** "For Sale · Nagpur · Dharampeth · 3 BHK" */
  title: string;
  /** its list page */
  path: string;
  frequency: Frequency;
  isPaused: boolean;
  /** false until the mailed link was opened and confirmed */
  isConfirmed: boolean;
  createdAt: string;
};

/** All searches of one person. Anyone with the link sees this, so it contains no e-mail address. */
export type OwnSearchesDto = {
  searches: SavedSearchDto[];
  /** all alerts were stopped through the link in a mail */
  isStopped: boolean;
  /** true if alerts wait for the account's e-mail address to be confirmed */
  awaitsConfirmation: boolean;
};

/** The result of saving a search. */
export type SavedReply = { message: string; id?: string };
