/** What can be done with several contacts. */
export const CONTACT_ACTIONS = ['tag', 'untag', 'owner', 'delete'] as const;
export type ContactAction = (typeof CONTACT_ACTIONS)[number];

/** For so long it can be undone. */
export const CONTACT_UNDO_MINUTES = 10;

/** Most contacts of one action. */
export const CONTACT_BULK_MAX = 100;
