/** Actions for several contacts. */
export const CONTACT_ACTIONS = ['tag', 'untag', 'owner', 'delete'] as const;
export type ContactAction = (typeof CONTACT_ACTIONS)[number];

export const CONTACT_BULK_PATH = '/api/admin/contacts/bulk';
