/** Maximum homes per tour, because more cannot be seen in an afternoon. */
export const MAX_TOUR_HOMES = 5;
/** Homes farther from the first one are not on the same way. */
export const MAX_TOUR_KM = 25;
/** Maximum homes suggested for one. */
export const MAX_SUGGESTED = 8;
