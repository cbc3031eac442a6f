/** Maximum bytes of a ZIP of pictures, or of a sheet with its pictures. */
export const MAX_ARCHIVE_BYTES = 100_000_000;

/** Maximum unpacked size, because pictures hardly shrink in a ZIP. */
export const MAX_ARCHIVE_UNPACKED = 400_000_000;

/** Maximum pictures per file, because each is decoded before the upload ends. */
export const MAX_FILE_PICTURES = 300;
