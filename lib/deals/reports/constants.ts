export const MAX_REFERENCE_LENGTH = 60;
