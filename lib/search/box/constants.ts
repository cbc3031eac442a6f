/** Maximum suggestions below the box. */
export const MAX_SUGGESTIONS = 6;
export const MAX_OTHERS = 3;
