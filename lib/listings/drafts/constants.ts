/** A draft that nobody touches is removed after so many days, and its pictures with it. */
export const DRAFT_DAYS = 90;

/** Drafts of one person. */
export const MAX_DRAFTS = 20;
