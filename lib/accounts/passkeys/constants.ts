/** Maximum number of passkeys per person. */
export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME = 60;
