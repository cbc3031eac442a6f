/** Maximum homes per tour: more cannot be seen in an afternoon. */
export const MAX_TOUR_HOMES = 5;
/** Maximum homes suggested for one. */
export const MAX_SUGGESTED = 8;
