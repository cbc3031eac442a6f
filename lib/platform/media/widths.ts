/**
 * The only widths of pictures that are made, stored and offered in `srcset`. A card is about 400 px wide on a large screen and twice as many pixels on a phone.
 * A listing's page takes 800 to 1600.
 */
export const IMAGE_WIDTHS = [400, 800, 1600] as const;

/** Largest stored height in pixels, because floor plans and screenshots can be much taller than wide. */
export const MAX_HEIGHT = 3200;

/** Widths of a picture whose widest rendition is `width` pixels, ascending and never enlarged. */
export function imageWidths(width: number): number[] {
  return [...IMAGE_WIDTHS.filter((step) => step < width), width];
}
