/** Recovery codes are made in one set; a new set ends the one before. */
export const RECOVERY_CODES = 10;
/** Without letters and digits that are taken for each other (Crockford). */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
export const RECOVERY_CODE_LENGTH = 10;
/** scrypt's N: it is not stored with the hashes, so another one would end all codes that people have. */
export const RECOVERY_HASH_COST = 2 ** 14;
