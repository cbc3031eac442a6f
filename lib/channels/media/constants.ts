/** Maximum bytes of a file from WhatsApp, equal to the limit of a document (lib/accounts/documents). */
export const MAX_MEDIA_BYTES = 10 * 1024 * 1024;
