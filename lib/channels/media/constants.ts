/** Bytes of one file from WhatsApp that are kept: what a document may have (lib/accounts/documents). */
export const MAX_MEDIA_BYTES = 10 * 1024 * 1024;
