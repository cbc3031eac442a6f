/** A deleted listing can be restored for so long. */
export const BIN_DAYS = 30;
