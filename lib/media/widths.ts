/**
 * The one ladder of widths: what the pipeline makes, the disk keeps and `srcset` offers. A card on a phone is about
 * 400 px wide at twice the density, a card on a desk 400, the detail page 800–1600.
 */
export const IMAGE_WIDTHS = [400, 800, 1600] as const;

/** Tallest rendition kept, in pixels: floor plans and screenshots can be much taller than wide. */
export const MAX_HEIGHT = 3200;

/** The widths that exist for a picture whose widest rendition is `width` pixels: never enlarged, ascending. */
export function imageWidths(width: number): number[] {
  return [...IMAGE_WIDTHS.filter((step) => step < width), width];
}
