/** Actions for several contacts. */
export const CONTACT_ACTIONS = ['tag', 'untag', 'owner', 'delete'] as const;
export type ContactAction = (typeof CONTACT_ACTIONS)[number];

/** How long it can be undone. */
export const CONTACT_UNDO_MINUTES = 10;

/** Maximum contacts per action. */
export const CONTACT_BULK_MAX = 5000;
/** Bytes of a request about so many. */
export const CONTACT_BULK_BYTES = 256 * 1024;
