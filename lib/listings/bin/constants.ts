/** Days in which a deleted listing can be restored. */
export const BIN_DAYS = 30;
