const RETURNED = 'visitor:returned-';

/** Owner of restored enquiries and visits whose person has no account or browser here. */
export const returnedOwner = (id: string): string => `${RETURNED}${id}`;

export const isReturned = (owner: string | null | undefined): boolean => owner?.startsWith(RETURNED) ?? false;
