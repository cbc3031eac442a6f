/** Homes of one tour: more are not seen in an afternoon. */
export const MAX_TOUR_HOMES = 5;
/** Homes that are suggested for one. */
export const MAX_SUGGESTED = 8;
