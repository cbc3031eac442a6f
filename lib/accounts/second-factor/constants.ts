/** Recovery codes are made in sets; a new set replaces the previous one. */
export const RECOVERY_CODES = 10;
/** Omits letters and digits that are easily confused (Crockford). */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
export const RECOVERY_CODE_LENGTH = 10;
/** scrypt's N. It is not stored with the hashes, so changing it would invalidate all codes. */
export const RECOVERY_HASH_COST = 2 ** 14;
