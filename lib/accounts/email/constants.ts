/** Both mailboxes must confirm within this time. */
export const CONFIRM_DAYS = 3;
export const UNDO_DAYS = 7;
