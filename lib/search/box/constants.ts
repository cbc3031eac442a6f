/** Suggestions below the box, and other names that a word may mean. */
export const MAX_SUGGESTIONS = 6;
export const MAX_OTHERS = 3;
