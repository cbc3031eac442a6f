export const MAX_BUSY_NOTE_LENGTH = 120;
/** Of one member, that are not over. */
export const MAX_BUSY_TIMES = 300;
