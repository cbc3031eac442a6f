const RETURNED = 'visitor:returned-';

/** Whose an enquiry or a visit is that came with a ZIP: its person has no account and no browser here. */
export const returnedOwner = (id: string): string => `${RETURNED}${id}`;

export const isReturned = (owner: string | null | undefined): boolean => owner?.startsWith(RETURNED) ?? false;
