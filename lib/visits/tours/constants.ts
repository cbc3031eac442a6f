/** Maximum homes per tour, because more cannot be seen in an afternoon. */
export const MAX_TOUR_HOMES = 5;
/** Maximum distance from the first home. */
export const MAX_TOUR_KM = 25;
/** Maximum suggested homes. */
export const MAX_SUGGESTED = 8;
