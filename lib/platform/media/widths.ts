/**
 * The one ladder of widths: what is made of a picture, stored and offered in `srcset`. A card is about 400 px wide
 * on a large screen and twice as many pixels on a phone; the page of a listing takes 800 to 1600.
 */
export const IMAGE_WIDTHS = [400, 800, 1600] as const;

/** The tallest size that is stored, in pixels: floor plans and screenshots can be much taller than wide. */
export const MAX_HEIGHT = 3200;

/** The widths that exist for a picture whose widest rendition is `width` pixels: never enlarged, ascending. */
export function imageWidths(width: number): number[] {
  return [...IMAGE_WIDTHS.filter((step) => step < width), width];
}
