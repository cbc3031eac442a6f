/** Both mailboxes confirm within this time. */
export const CONFIRM_DAYS = 3;
/** The old mailbox can take the change back for this long. */
export const UNDO_DAYS = 7;
