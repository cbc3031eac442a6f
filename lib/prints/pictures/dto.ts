/** A position on the picture, in pixels from the top left. */
export type PictureBox = {
  what: 'rera-number' | 'rera-site' | 'rera-code' | 'contact' | 'page-code' | 'text' | 'photo' | 'face';
  x: number;
  y: number;
  width: number;
  height: number;
  /** for a text: its font size */
  size?: number;
};

export type ListingPicture = { jpeg: Buffer; boxes: PictureBox[] };
