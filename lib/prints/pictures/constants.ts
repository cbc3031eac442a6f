/** What WhatsApp shows whole in a chat on a phone held upright. */
export const PICTURE_SIZE = { width: 1080, height: 1350 };
