/** Pixels of a side: sharp in a circle of 16 mm on paper, and of 56 pixels on any screen. */
export const FACE_SIDE = 480;
export const MAX_FACE_BYTES = 12 * 1024 * 1024;

const FACE_ID = /^[0-9a-f]{32}$/;
export const isFaceId = (id: string): boolean => FACE_ID.test(id);

/** The address of the picture that a person has given of themselves. */
export const facePath = (id: string): string => `/face/${id}`;
