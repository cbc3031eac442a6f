/** Side length in pixels, sharp in a 16 mm circle on paper and at 56 pixels on any screen. */
export const FACE_SIDE = 480;
export const MAX_FACE_BYTES = 12 * 1024 * 1024;

const FACE_ID = /^[0-9a-f]{32}$/;
export const isFaceId = (id: string): boolean => FACE_ID.test(id);

/** Path of a person's own picture. */
export const facePath = (id: string): string => `/face/${id}`;
