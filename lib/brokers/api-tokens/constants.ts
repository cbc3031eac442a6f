export const MAX_API_TOKENS = 20;
export const MAX_TOKEN_NAME_LENGTH = 60;
/** Days until a token expires; none is permanent. */
export const API_TOKEN_DAYS = [30, 90, 180, 365] as const;
export const SHOWN_API_CALLS = 50;
