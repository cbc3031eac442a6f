/** A position on the picture, in pixels from the top left. */
export type PictureBox = {
  what: 'rera-number' | 'rera-site' | 'rera-code' | 'contact' | 'page-code' | 'text' | 'photo' | 'face';
  x: number;
  y: number;
  width: number;
  height: number;
  /** font size, only for a text */
  size?: number;
};

export type ListingPicture = { jpeg: Buffer; boxes: PictureBox[] };
