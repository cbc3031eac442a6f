/**
 * True for 24 hex digits. mongoose's own isValidObjectId also accepts any 12-character string, so a
 * malformed id would become a query for a row that cannot exist.
 */
export function isObjectIdHex(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value);
}
