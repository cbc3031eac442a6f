export const MAX_BUSY_NOTE_LENGTH = 120;
/** Maximum upcoming busy times per member. */
export const MAX_BUSY_TIMES = 300;
