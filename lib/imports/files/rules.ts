const SUMS =
  /^(?:grand total|sub ?total|total|totals|average|avg|note|notes|n\.?b\.?|terms)\b|^(?:एकूण|एकुण|कुल|योग|बेरीज|सरासरी|टीप)|\s(?:sub ?total|total|एकूण|कुल|योग|बेरीज)\s*:?$/i;
const FIGURE = /^[₹\s]*[\d०-९][\d०-९.,\s]*(?:nos?\.?|units?|flats?|plots?|homes?|नग)?$/i;
/** A table with this many columns has no single-cell rows. */
const MIN_COLUMNS = 4;

/**
 * True for a line that is no row, such as a section name ("TOWER A", "BESA"), a total, a closing note, or headings repeated at the top of a page. Such lines
 * are reported, never dropped silently.
 */
export function isNoRow(cells: readonly string[], headings: readonly string[], isOfPeople = false): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const isWide = headings.length >= MIN_COLUMNS;
  // a person with nothing but a name is a row
  if (isWide && filled.length === 1 && !isOfPeople) return true;
  const isSum = SUMS.test(filled[0] ?? '');
  if (isWide && isSum && (filled.length <= 3 || filled.slice(1).every((cell) => FIGURE.test(cell))))
    return true;
  if (filled.length < 2) return false;
  return filled.every((cell) => headings.includes(cell.replace(/\s+/g, ' ')));
}
