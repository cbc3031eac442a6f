const SUMS =
  /^(?:grand total|sub ?total|total|totals|note|notes|n\.?b\.?|terms|एकूण|एकुण|कुल|योग|बेरीज|टीप)\b|^(?:एकूण|कुल|योग|बेरीज|टीप)/i;
/** A table of so many columns has no row of a single cell. */
const MIN_COLUMNS = 4;

/**
 * A line that is no row: a section's name ("TOWER A", "BESA"), a sum, a note at the end, or the headings once more at the top of a
 * page. Such lines are named, never dropped in silence.
 */
export function isNoRow(cells: readonly string[], headings: readonly string[], isOfPeople = false): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const isWide = headings.length >= MIN_COLUMNS;
  // somebody of whom nothing is known but the name is a row
  if (isWide && filled.length === 1 && !isOfPeople) return true;
  if (isWide && filled.length <= 3 && SUMS.test(filled[0] ?? '')) return true;
  if (filled.length < 2) return false;
  return filled.every((cell) => headings.includes(cell.replace(/\s+/g, ' ')));
}
