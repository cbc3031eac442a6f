/** Both mailboxes must confirm within this time. */
export const CONFIRM_DAYS = 3;
/** How long the old mailbox can undo the change. */
export const UNDO_DAYS = 7;
