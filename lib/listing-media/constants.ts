/** Pictures that a listing may have. */
export const MAX_IMAGES = 10;

/** Largest picture and video that may be sent, in bytes; also the drop zone's limits. */
export const MAX_IMAGE_BYTES = 25_000_000;

export const MAX_VIDEO_BYTES = 200_000_000;

export const MAX_VIDEOS = 2;
