import { z } from 'zod';
import { FREQUENCIES } from './constants';

export const savedSearchDto = z.strictObject({
  id: z.string(),
  /** "For Sale · Nagpur · Dharampeth · 3 BHK" */
  title: z.string(),
  /** its list page */
  path: z.string(),
  frequency: z.enum(FREQUENCIES),
  isPaused: z.boolean(),
  /** true once the mailed link was opened and confirmed */
  isConfirmed: z.boolean(),
  createdAt: z.string(),
});
export type SavedSearchDto = z.infer<typeof savedSearchDto>;

/** All searches of one person. Anyone with the link sees this, so it contains no e-mail address. */
export const ownSearchesDto = z.strictObject({
  searches: z.array(savedSearchDto),
  /** all alerts were stopped through the link in a mail */
  isStopped: z.boolean(),
  /** true if alerts wait until the account's email address is confirmed */
  awaitsConfirmation: z.boolean(),
});
export type OwnSearchesDto = z.infer<typeof ownSearchesDto>;

/** The result of saving a search. */
export const savedReplyDto = z.strictObject({ message: z.string(), id: z.string().optional() });
export type SavedReply = z.infer<typeof savedReplyDto>;
