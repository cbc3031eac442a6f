/** Days after which an untouched draft is removed with its pictures. */
export const DRAFT_DAYS = 90;

export const MAX_DRAFTS = 20;
