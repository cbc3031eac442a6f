/** Corners that a drawn area may have. */
export const MAX_CORNERS = 100;
/** Characters of an encoded area: five digits of both degrees take at most ten a corner. */
export const MAX_SHAPE_LENGTH = MAX_CORNERS * 10;
