/** Recovery codes are made in one set; a new set ends the one before. */
export const RECOVERY_CODES = 10;
/** Without letters and digits that are taken for each other (Crockford). */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
export const RECOVERY_CODE_LENGTH = 10;
